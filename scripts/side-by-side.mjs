import { spawn } from 'node:child_process'

/** Runs scripts of the package side by side, prints what each said once it ends, and fails if one has failed. */
const run = (name) =>
  new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { shell: process.platform === 'win32' })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      if (code !== 0) console.error(`npm run ${name} failed`)
      resolve(code === 0)
    })
  })

const passed = await Promise.all(process.argv.slice(2).map(run))
process.exitCode = passed.every(Boolean) ? 0 : 1
