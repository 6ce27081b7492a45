/**
 * Common words beyond those of the conformance data, `plural:singular`.
 */
export const PLURALS = words(`
  users:user accounts:account orders:order uploads:upload folders:folder teams:team groups:group plans:plan
  transactions:transaction discounts:discount
  pages:page articles:article roles:role rules:rule schedules:schedule candidates:candidate templates:template
  updates:update states:state dates:date rates:rate estates:estate websites:website quotes:quote votes:vote
  institutes:institute pictures:picture lectures:lecture signatures:signature stores:store scores:score cores:core
  departures:departure
  names:name themes:theme frames:frame games:game volumes:volume resumes:resume times:time programmes:programme
  machines:machine engines:engine lines:line zones:zone scenes:scene lanes:lane types:type recipes:recipe pipes:pipe
  trades:trade codes:code episodes:episode guides:guide slides:slide upgrades:upgrade badges:badge packages:package
  pledges:pledge charges:charge colleges:college
  attendees:attendee committees:committee fees:fee trees:tree degrees:degree coffees:coffee guarantees:guarantee
  refugees:refugee values:value queues:queue leagues:league catalogues:catalogue dialogues:dialogue
  techniques:technique tables:table deliverables:deliverable
  services:service offices:office devices:device prices:price practices:practice notices:notice slices:slice
  voices:voice sentences:sentence references:reference conferences:conference experiences:experience
  differences:difference resources:resource sources:source places:place spaces:space workspaces:workspace
  marketplaces:marketplace interfaces:interface faces:face traces:trace races:race advances:advance instances:instance
  balances:balance allowances:allowance
  properties:property opportunities:opportunity facilities:facility communities:community identities:identity
  queries:query libraries:library galleries:gallery stories:story factories:factory repositories:repository
  territories:territory discoveries:discovery salaries:salary summaries:summary diaries:diary itineraries:itinerary
  currencies:currency vacancies:vacancy dependencies:dependency emergencies:emergency pharmacies:pharmacy
  replies:reply supplies:supply assemblies:assembly families:family hobbies:hobby lobbies:lobby bodies:body
  studies:study warranties:warranty beneficiaries:beneficiary puppies:puppy copies:copy therapies:therapy
  photocopies:photocopy economies:economy ceremonies:ceremony colonies:colony symphonies:symphony strategies:strategy
  technologies:technology allergies:allergy energies:energy lotteries:lottery batteries:battery bakeries:bakery
  breweries:brewery surgeries:surgery nurseries:nursery cherries:cherry berries:berry skies:sky flies:fly spies:spy
  fantasies:fantasy legacies:legacy navies:navy envies:envy
  soliloquies:soliloquy colloquies:colloquy
  ties:tie pies:pie lies:lie brownies:brownie calories:calorie hoodies:hoodie rookies:rookie smoothies:smoothie
  goalies:goalie newbies:newbie foodies:foodie townies:townie
  keys:key boys:boy guys:guy displays:display surveys:survey attorneys:attorney toys:toy employs:employ deploys:deploy
  convoys:convoy buys:buy plays:play
  cloverleaves:cloverleaf bay_leaves:bay_leaf loaves:loaf bookshelves:bookshelf calves:calf elves:elf
  werewolves:werewolf dwarves:dwarf wharves:wharf sheaves:sheaf handkerchieves:handkerchief knives:knife
  penknives:penknife afterlives:afterlife housewives:housewife midwives:midwife
  drives:drive hard_drives:hard_drive curves:curve twelves:twelve waves:wave slaves:slave gloves:glove sleeves:sleeve
  valves:valve nerves:nerve reserves:reserve moves:move beehives:beehive fives:five natives:native
  executives:executive representatives:representative initiatives:initiative objectives:objective narratives:narrative
  incentives:incentive alternatives:alternative directives:directive derivatives:derivative detectives:detective
  locomotives:locomotive graves:grave groves:grove grooves:groove stoves:stove sieves:sieve
  proofs:proof staffs:staff briefs:brief tariffs:tariff safes:safe cafes:cafe giraffes:giraffe
  superheroes:superhero torpedoes:torpedo cargoes:cargo mangoes:mango tornadoes:tornado
  toes:toe foes:foe canoes:canoe oboes:oboe woes:woe hoes:hoe
  videos:video logos:logo memos:memo studios:studio portfolios:portfolio ratios:ratio pianos:piano radios:radio
  casinos:casino demos:demo promos:promo kangaroos:kangaroo tattoos:tattoo embryos:embryo egos:ego euros:euro
  pesos:peso repos:repo todos:todo combos:combo tacos:taco
  inboxes:inbox complexes:complex hoaxes:hoax waxes:wax sandboxes:sandbox checkboxes:checkbox
  patches:patch sketches:sketch searches:search lunches:lunch launches:launch speeches:speech beaches:beach
  approaches:approach breaches:breach peaches:peach cockroaches:cockroach inches:inch sandwiches:sandwich
  ostriches:ostrich stitches:stitch witches:witch punches:punch bunches:bunch torches:torch porches:porch
  dishes:dish wishes:wish slashes:slash eyelashes:eyelash dashes:dash lashes:lash varnishes:varnish radishes:radish
  memcaches:memcache headaches:headache toothaches:toothache aches:ache mustaches:mustache moustaches:moustache
  apostrophes:apostrophe catastrophes:catastrophe
  glasses:glass passes:pass addresses:address businesses:business actresses:actress mattresses:mattress
  fortresses:fortress compasses:compass bosses:boss kisses:kiss buttresses:buttress ip_addresses:ip_address
  masses:mass guesses:guess accesses:access excesses:excess
  posses:posse
  minibuses:minibus viruses:virus campuses:campus bonuses:bonus statuses:status choruses:chorus circuses:circus
  censuses:census cactuses:cactus octopuses:octopus walruses:walrus sinuses:sinus crocuses:crocus geniuses:genius
  surpluses:surplus syllabuses:syllabus radiuses:radius apparatuses:apparatus consensuses:consensus
  prospectuses:prospectus
  greenhouses:greenhouse causes:cause pauses:pause uses:use reuses:reuse excuses:excuse abuses:abuse fuses:fuse
  spouses:spouse blouses:blouse
  cases:case bookcases:bookcase databases:database codebases:codebase leases:lease increases:increase
  decreases:decrease diseases:disease vases:vase aliases:alias biases:bias canvases:canvas atlases:atlas
  courses:course nurses:nurse verses:verse reverses:reverse corpses:corpse expenses:expense defenses:defense
  senses:sense tenses:tense pulses:pulse impulses:impulse eclipses:eclipse collapses:collapse glimpses:glimpse
  synapses:synapse
  noses:nose roses:rose doses:dose overdoses:overdose purposes:purpose poses:pose hoses:hose nooses:noose gooses:goose
  promises:promise premises:premise exercises:exercise franchises:franchise enterprises:enterprise surprises:surprise
  cruises:cruise noises:noise bruises:bruise rises:rise sunrises:sunrise compromises:compromise disguises:disguise
  devises:devise treatises:treatise irises:iris pelvises:pelvis trellises:trellis metropolises:metropolis
  syntheses:synthesis parentheses:parenthesis neuroses:neurosis metamorphoses:metamorphosis emphases:emphasis
  paralyses:paralysis axes:axis y_axes:y_axis antitheses:antithesis dialyses:dialysis symbioses:symbiosis
  cheeses:cheese dioceses:diocese
  sizes:size gazes:gaze bronzes:bronze trapezes:trapeze breezes:breeze seizes:seize pop_quizzes:pop_quiz buzzes:buzz
  waltzes:waltz blitzes:blitz
  indices:index vortices:vortex cortices:cortex codices:codex matrices:matrix appendices:appendix helices:helix
  social_media:social_medium automata:automaton referenda:referendum curricula:curriculum errata:erratum
  auditoria:auditorium symposia:symposium gymnasia:gymnasium millennia:millennium consortia:consortium
  emporia:emporium moratoria:moratorium equilibria:equilibrium crania:cranium maxima:maximum minima:minimum
  optima:optimum quanta:quantum spectra:spectrum ova:ovum polyhedra:polyhedron
  radii:radius termini:terminus loci:locus cumuli:cumulus
  formulae:formula larvae:larva antennae:antenna vertebrae:vertebra nebulae:nebula algae:alga alumnae:alumna
  pupae:pupa
  plateaux:plateau bureaux:bureau gateaux:gateau plateaus:plateau bureaus:bureau
  people:person salespeople:salesperson townspeople:townsperson spokespeople:spokesperson craftspeople:craftsperson
  chairmen:chairman businesswomen:businesswoman firemen:fireman policemen:policeman craftsmen:craftsman
  freshmen:freshman gentlemen:gentleman grandchildren:grandchild
  forefeet:forefoot eyeteeth:eyetooth dormice:dormouse lice:louse
  humans:human germans:german romans:roman
  menus:menu submenus:submenu gurus:guru skus:sku cpus:cpu gpus:gpu
  skis:ski alibis:alibi bikinis:bikini kiwis:kiwi safaris:safari rabbis:rabbi emojis:emoji apis:api kpis:kpi
  tsunamis:tsunami salamis:salami martinis:martini delis:deli chilis:chili
  quotas:quota areas:area ideas:idea cameras:camera schemas:schema pizzas:pizza formulas:formula sagas:saga sodas:soda
  visas:visa pandas:panda commas:comma dramas:drama
  topics:topic comics:comic clinics:clinic statistics:statistic critics:critic fabrics:fabric mechanics:mechanic
  basics:basic
  line_items:line_item line-items:line-item order-statuses:order-status tax_rates:tax_rate media_files:media_file
  staff_members:staff_member data_points:data_point tax_categories:tax_category blog_entries:blog_entry
  sales_orders:sales_order
  as:a
`)

/** Names that are singular already, among them some that look like plurals. */
export const SINGULARS = names(`
  status bus virus campus bonus census corpus radius genius surplus focus menu guru address class process access business
  progress boss analysis basis crisis thesis axis oasis synopsis iris pelvis trellis metropolis tennis debris chassis alias
  atlas bias canvas gas lens chaos cosmos kudos pancreas pajamas rabies rickets eugenics astrophysics mathematics pizza
  agenda quota formula camera idea area schema malaria encyclopedia veranda propaganda panda pasta fiesta beta delta sonata
  taxi wiki api safari alibi ski emoji specimen regimen abdomen omen acumen semen stamina human person child man woman foot
  tooth goose mouse louse house ox leaf loaf half wolf knife wife life hero potato shoe toe canoe quiz waltz index vertex
  matrix appendix box tax category day key movie cookie tie pie datum medium criterion phenomenon photo database setting
  news series miniseries species subspecies sheep fish deer moose rice money information equipment jeans police aircraft
  offspring feedback software music evidence research advice furniture staff mail x a i s is us ss s3 v2 mp3
  order_status ip_address line-item old_news social_medium y_axis user_2 _ -
`)

/** Names and their plurals, `singular:plural`. */
export const CONTROLLERS = words(`
  account:accounts session:sessions profile:profiles password:passwords cart:carts dashboard:dashboards image:images
  category:categories company:companies query:queries soliloquy:soliloquies day:days key:keys boy:boys guy:guys
  status:statuses order_status:order_statuses address:addresses class:classes box:boxes tax:taxes batch:batches dish:dishes
  buzz:buzzes waltz:waltzes quiz:quizzes bus:buses campus:campuses gas:gases lens:lenses iris:irises alias:aliases
  tennis:tennis chaos:chaos mathematics:mathematics atlas:atlases analysis:analyses thesis:theses crisis:crises axis:axes basis:bases diagnosis:diagnoses
  hero:heroes potato:potatoes tomato:tomatoes echo:echoes veto:vetoes buffalo:buffaloes photo:photos video:videos zoo:zoos
  leaf:leaves half:halves wolf:wolves shelf:shelves thief:thieves knife:knives wife:wives life:lives roof:roofs
  belief:beliefs chief:chiefs safe:safes cafe:cafes giraffe:giraffes cache:caches house:houses shoe:shoes movie:movies
  person:people salesperson:salespeople man:men woman:women human:humans child:children node_child:node_children foot:feet
  tooth:teeth goose:geese mouse:mice louse:lice spouse:spouses ox:oxen fox:foxes index:indices vertex:vertices
  matrix:matrices appendix:appendices complex:complexes datum:data medium:media stadium:stadia album:albums
  criterion:criteria phenomenon:phenomena balloon:balloons octopus:octopi virus:viri cactus:cacti menu:menus taxi:taxis
  news:news old_news:old_news series:series species:species jeans:jeans sheep:sheep fish:fish rice:rice money:money
  police:police information:information equipment:equipment settings:settings accounts:accounts people:people data:data
  user_2:user_2s a:as
`)

function words(text: string): readonly (readonly [string, string])[] {
  return names(text).map((pair) => pair.split(':') as [string, string])
}

function names(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
