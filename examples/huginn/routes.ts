import { collection, member, namespace, resource, resources, root, route, scope } from 'resourcery'

/**
 * The routes of Huginn, a system of agents that watch and act (https://github.com/huginn/huginn, MIT), as its developers
 * would declare them in TypeScript. Devise's own routes are left out.
 */

/** A dry run of an agent may start from the agent, or from the form of a new one. */
const dryRuns = [scope({ module: 'agents' }, [resources('dry_runs', { only: ['index', 'create'] })])] as const

export const declaration = [
  resources(
    'agents',
    {
      member: {
        run: 'post',
        handle_details_post: 'post',
        leave_scenario: 'put',
        reemit_events: 'post',
        remove_events: 'delete',
      },
      collection: {
        toggle_visibility: 'put',
        propagate: 'post',
        type_details: 'get',
        event_descriptions: 'get',
        validate: 'post',
        complete: 'post',
      },
    },
    [
      member([route('delete', 'memory', 'destroy_memory')]),
      collection([route('delete', 'undefined', 'destroy_undefined')]),
      resources('logs', { only: ['index'], collection: { clear: 'delete' } }),
      resources('events', { only: ['index'] }),
      ...dryRuns,
    ],
  ),
  ...dryRuns,

  resource('diagram', { only: ['show'] }),

  resources('events', { only: ['index', 'show', 'destroy'], member: { reemit: 'post' } }),

  resources('scenarios', { member: { share: 'get', export: 'get', enable_or_disable_all_agents: 'put' } }, [
    collection([resource('scenario_imports', { only: ['new', 'create'] })]),
    resource('diagram', { only: ['show'] }),
  ]),

  resources('user_credentials', { except: ['show'], collection: { import: 'post' } }),

  resources('services', { only: ['index', 'destroy'], member: { toggle_availability: 'post' } }),

  resources('jobs', {
    only: ['index', 'destroy'],
    member: { run: 'put' },
    collection: { destroy_failed: 'delete', destroy_all: 'delete', retry_queued: 'post' },
  }),

  namespace('admin', [
    resources('users', {
      except: ['show'],
      member: { deactivate: 'put', activate: 'put', switch_to_user: 'get' },
      collection: { switch_back: 'get' },
    }),
  ]),

  route('get', '/worker_status', 'worker_status#show'),

  route(
    ['get', 'post', 'put', 'delete'],
    '/users/:user_id/web_requests/:agent_id/:secret',
    'web_requests#handle_request',
    {
      as: 'web_requests',
    },
  ),
  route('post', '/users/:user_id/webhooks/:agent_id/:secret', 'web_requests#handle_request'),
  route('post', '/users/:user_id/update_location/:secret', 'web_requests#update_location'),

  route('get', '/about', 'home#about'),
  root('home#index'),
] as const
