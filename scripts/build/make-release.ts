import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** What a server needs to run the shop and its commands; it builds nothing and fetches nothing. */
const parts = [
  ...['package.json', 'package-lock.json', 'README.md', 'docs', 'database', 'public', 'build'],
  ...['kernel', 'platform', 'design', 'shop', 'web', 'server', 'scripts/admin'],
]
/** Without these nothing starts, or the first start needs far more memory. */
const needed = ['build/server/index.js', 'build/client/sw.js', 'build/empty-database']

const isLeftOut = (file: string): boolean =>
  /\.test\.tsx?$|\.fixture\.ts$|^docs\/(decisions|shop\.png)/.test(file)

/** Types, maps, headers, and what packages would use to build and to test: two fifths of what npm installs. */
const notRun = [
  ...[
    '*.d.ts',
    '*.d.mts',
    '*.d.cts',
    '*.map',
    'node_modules/node-*/include',
    'node_modules/node-*/share',
  ],
  ...[
    'vite',
    'vitest',
    'rolldown',
    '@rolldown',
    'lightningcss*',
    '@vitest',
    '@types',
    'lucide-react',
  ].map((name) => `node_modules/${name}`),
]

function copyInto(folder: string): void {
  for (const part of parts)
    fs.cpSync(part, path.join(folder, part), {
      recursive: true,
      filter: (file) => !isLeftOut(file),
    })
}

/** Only what runs, with the pinned Node of this platform. */
function installInto(folder: string): void {
  const flags = ['--omit=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['ci', ...flags], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm ci failed')
}

/** A seventh of Node's program is for debuggers. */
function stripNode(folder: string): void {
  const program = fs.realpathSync(path.join(folder, 'node_modules/.bin/node'))
  const { status } = spawnSync('strip', [program], { stdio: 'ignore' })
  if (status !== 0) console.log('there is no strip (binutils): the release is 18 MB larger')
}

const missing = needed.filter((file) => !fs.existsSync(file))
if (missing.length > 0)
  throw new Error(`not built: ${missing.join(', ')}; npm run release builds first`)
const [, , target = '.'] = process.argv
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const name = `girasol-${commit}`
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-release-'))
try {
  const folder = path.join(work, name)
  fs.mkdirSync(folder)
  copyInto(folder)
  installInto(folder)
  stripNode(folder)
  const file = path.resolve(target, `${name}-${process.platform}-${process.arch}.tar.gz`)
  const leftOut = notRun.map((pattern) => `--exclude=${pattern}`)
  execFileSync('tar', ['-czf', file, ...leftOut, '--owner=0', '--group=0', '-C', work, name])
  const megabytes = Math.round(fs.statSync(file).size / 1024 / 1024)
  console.log(
    `${file} (${megabytes} MB): unpack it on the server, node_modules/.bin/node server/main.mjs`,
  )
} finally {
  fs.rmSync(work, { recursive: true, force: true })
}
