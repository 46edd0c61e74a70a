// Runs on any Node from 18 on, before anything is installed: fetches what is missing, then the npm script continues with the pinned Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)
const wanted = new Set(process.argv.slice(2))
const windows = process.platform === 'win32'

const say = (text) => console.log(`[setup] ${text}`)
function stop(text) {
  console.error(`\n[setup] ${text}\n`)
  process.exit(1)
}
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
function run(command, args, environment = {}) {
  const env = { ...process.env, ...environment }
  const { error, status } = spawnSync(command, args, { stdio: 'inherit', env, shell: windows })
  return error ? 127 : (status ?? 1)
}

/** npm must not run on the Node inside node_modules, which it is about to delete. */
function npm(args) {
  const outside = process.env.PATH.split(delimiter).filter((part) => !part.includes('node_modules'))
  const environment = { PATH: outside.join(delimiter), NODE_ENV: '' }
  const own = process.env.npm_execpath
  const node = process.env.npm_node_execpath
  const flags = [
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]
  return own && node && !node.includes('node_modules')
    ? run(node, [own, ...args, ...flags], environment)
    : run('npm', [...args, ...flags], environment)
}

function installDependencies() {
  const stamp = 'node_modules/.setup-stamp'
  const lock = `${hashOf(['package-lock.json'])}-${process.platform}-${process.arch}`
  if (read(stamp) === lock) return
  say('installing dependencies (npm ci) …')
  if (npm(['ci']) !== 0) {
    say('npm ci refused the lock file; trying npm install --no-save …')
    if (npm(['install', '--no-save']) !== 0)
      stop('npm install failed: see the messages above. It needs the npm registry.')
  }
  writeFileSync(stamp, lock)
}

/** The pinned Node of this platform, else the one that runs this script if it is new enough. */
function pinnedNode() {
  const pinned = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')
  const node = existsSync(pinned) ? pinned : process.execPath
  const version = spawnSync(node, ['-v'], { encoding: 'utf8', shell: windows }).stdout?.trim() ?? ''
  const [major, minor] = version.slice(1).split('.').map(Number)
  if (!(major > 22 || (major === 22 && minor >= 22)))
    stop(
      `Node 22.22 or newer is needed; this is ${process.version} and ${process.platform}-${process.arch} has no prebuilt one. Install Node 24 and try again.`,
    )
  return node
}

const sources = ['kernel', 'platform', 'design', 'shop', 'web', 'server', 'public']
const settings = [
  'vite.config.ts',
  'scripts/build/build-worker.ts',
  'scripts/build/build-parts.ts',
  'scripts/build/ascii-source.rules.ts',
  'scripts/build/read-sheet.ts',
  'scripts/build/empty-database.ts',
  'scripts/build/slim-manifest.ts',
  'scripts/build/slim-manifest.rules.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

function hashOfSources() {
  const files = sources
    .flatMap(filesBelow)
    .filter((file) => !/\.(test\.tsx?|policies\.sql|md)$/.test(file))
  return hashOf([...files, ...settings].sort())
}
const isBuilt = (hash) => read('build/.stamp') === hash

function build(node) {
  const hash = hashOfSources()
  if (isBuilt(hash)) return
  say('building …')
  const builder = 'node_modules/@react-router/dev/bin.cjs'
  const failed =
    run(node, [builder, 'build', '--logLevel', 'warn'], { NODE_ENV: 'production' }) ||
    run(node, ['scripts/build/slim-manifest.ts']) ||
    run(node, ['scripts/build/build-worker.ts']) ||
    run(node, ['scripts/build/precompress.ts']) ||
    run(node, ['scripts/build/empty-database.ts'])
  if (failed) stop('The build failed: see the messages above.')
  writeFileSync('build/.stamp', hash)
}

const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const shell = '/usr/bin/chromium-headless-shell'
const isThere = (path) => path !== undefined && path !== '' && existsSync(path)

/** Installs the first of these packages that Debian has. */
function installDebian(names) {
  const options = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']
  const environment = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = (name) => run('apt-get', [...options, name], environment) === 0
  if (names.some(install)) return
  run('apt-get', ['update', '-qq'], environment)
  names.some(install)
}

const debianAsRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** System packages are installed only with `--with-system`. */
function requireChromium() {
  if (isThere(process.env.CHROMIUM_PATH) || isThere(shell)) return
  if (wanted.has('--with-system') && debianAsRoot()) {
    say('installing a browser for the stories (apt-get) …')
    installDebian(['chromium-headless-shell', ...(browsers.some(isThere) ? [] : ['chromium'])])
  }
  if (browsers.some(isThere)) return
  const command = debianAsRoot()
    ? 'npm test -- --with-system'
    : 'sudo apt-get install chromium-headless-shell'
  stop(
    `No Chromium or Chrome was found for the browser tests. This installs one on Debian: ${command} (or set CHROMIUM_PATH).`,
  )
}

if (wanted.has('--is-built')) process.exit(isBuilt(hashOfSources()) ? 0 : 1)
installDependencies()
const node = pinnedNode()
if (wanted.has('--build')) build(node)
if (wanted.has('--chromium')) requireChromium()
