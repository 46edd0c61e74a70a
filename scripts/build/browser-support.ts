import fs from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserName, browsers } from '#shop/test-centre/browser/screens.rules.ts'
import type { Since } from '#shop/test-centre/browser/support.rules.ts'

interface PublishedSupport {
  readonly agents: Readonly<
    Record<string, { readonly release_date: Readonly<Record<string, number | null>> }>
  >
  readonly features: Readonly<Record<string, unknown>>
  feature(packed: unknown): {
    readonly title: string
    readonly stats: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

// the package has no types
const load = createRequire(import.meta.url)
const { agents, feature, features } = load('caniuse-lite') as PublishedSupport
const { version: edition } = load('caniuse-lite/package.json') as { version: string }

/** How a technique is recognised in the built files; what cannot be recognised is not checked. */
const signs: Readonly<Record<string, RegExp>> = {
  abortcontroller: /\bAbortController\b|\bAbortSignal\b/,
  'async-functions': /\basync\b[^;]{0,40}=>|\basync function\b/,
  avif: /\.avif\b/,
  'css-cascade-layers': /@layer\b/,
  'css-container-queries': /@container\b/,
  'css-focus-visible': /:focus-visible\b/,
  'css-grid': /display:grid\b/,
  'css-has': /:has\(/,
  'css-lch-lab': /\b(ok)?l(ch|ab)\(/,
  'css-logical-props': /\b(margin|padding|inset)-(inline|block)\b/,
  'css-nesting': /[{;]&[\s:.[]/,
  'css-overscroll-behavior': /overscroll-behavior/,
  'css-scroll-behavior': /scroll-behavior/,
  'css-sticky': /position:sticky/,
  'css-text-wrap-balance': /text-wrap:balance/,
  'css-variables': /var\(--/,
  details: /<details\b|["'`]details["'`]/,
  dialog: /\bshowModal\b/,
  'es6-module': /type=["']module["']|\bimport\s*[{*"']/,
  'es6-module-dynamic-import': /\bimport\(/,
  eventsource: /\bEventSource\b/,
  flexbox: /display:(inline-)?flex\b/,
  'flexbox-gap': /\bgap:/,
  intersectionobserver: /\bIntersectionObserver\b/,
  'link-rel-modulepreload': /\bmodulepreload\b/,
  meter: /["'`]meter["'`]/,
  'prefers-color-scheme': /prefers-color-scheme/,
  'prefers-reduced-motion': /prefers-reduced-motion/,
  resizeobserver: /\bResizeObserver\b/,
  serviceworkers: /\bserviceWorker\b/,
  webp: /\.webp\b/,
  woff2: /\.woff2\b/,
}

const folder = 'build/client'
const built = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|js|html)$/.test(file))
  .map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8'))
const served = fs
  .readdirSync('build/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => fs.readFileSync(`build/server/${file}`, 'utf8'))
const text = [...built, ...served].join('\n')

/** The first version from which on every later one has it. */
function sinceIn(browser: BrowserName, stats: Readonly<Record<string, string>>): Since | null {
  const { release_date: released = {} } = agents[browser] ?? {}
  const versions = Object.entries(released)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .sort((a, b) => b[1] - a[1])
  let first: Since | null = null
  for (const [version, seconds] of versions) {
    if (!(stats[version] ?? '').startsWith('y')) break
    const day = new Date(seconds * 1000).toISOString().slice(0, 10)
    first = { version: version.split('-')[0] ?? version, day }
  }
  return first
}

/** One line: the technique, then version and day of each browser in its order. */
function lineOf(id: string): string {
  const { title, stats } = feature(features[id])
  const since = browsers.map((browser) => sinceIn(browser, stats[browser] ?? {}))
  return [title, ...since.map((at) => (at ? `${at.version} ${at.day}` : '-'))].join(' | ')
}

const lines = Object.entries(signs)
  .filter(([, sign]) => sign.test(text))
  .map(([id]) => lineOf(id))
const days = Object.values(agents.chrome?.release_date ?? {}).filter((at) => at !== null)
const day = new Date(Math.max(...days) * 1000).toISOString().slice(0, 10)

fs.writeFileSync(
  'shop/test-centre/browser/support-table.rules.ts',
  `import { techniquesIn } from './support.rules.ts'

/** The release date of the newest browser in the data. */
export const supportDay = '${day}'

/** Written by scripts/build/browser-support.ts from caniuse-lite ${edition} (CC BY 4.0) and the built files. */
export const techniques = techniquesIn(\`
${lines.join('\n')}
\`)
`,
)
