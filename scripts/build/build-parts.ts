import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { laterStyles } from '#web/shell/document/page-styles.rules.ts'
import { toAscii } from './ascii-source.rules.ts'
import { readSheet } from './read-sheet.ts'

/** Packages of hundreds of small files: a start spent half its time finding them one by one. */
const packed = [
  /^(@better-auth|@better-fetch|@hono|@noble|@opentelemetry|@remix-run)\//,
  /^(better-auth|better-call|cookie-es|defu|hono|jose|kysely|react|react-dom|react-router|rou3|uqr|zod)(\/|$)/,
  /^(pg|pg-(?:connection-string|int8|pool|protocol|types)|postgres-\w+|xtend)(\/|$)/,
  /^(@pinojs|pino|pino-std-serializers|atomic-sleep|on-exit-leak-free|quick-format-unescaped|safe-stable-stringify|sonic-boom|thread-stream)(\/|$)/,
]

export const shapes = ['lucide-react']

/** The packages that are bundled into the server. */
export const bundled = [...shapes, ...packed]

/** Passwords are hashed beside the thread that serves pages: without the package for Node the router has the bundler take one written in JavaScript. */
export const hashedBeside: Plugin = {
  name: 'hashed-beside',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: {
    filter: { id: /^@better-auth\/utils\/password$/ },
    handler: (id) => fileURLToPath(import.meta.resolve(id)),
  },
}

/** React and the router read this name when they are loaded, and without it run as in development. */
export const definedForProduction = { 'process.env.NODE_ENV': JSON.stringify('production') }

const iconFile = fileURLToPath(new URL('../../design/icon.ts', import.meta.url))

/** Icons are rendered by a few lines of the shop; only their shapes are imported from the package. */
export const ownIcons: Plugin = {
  name: 'own-icons',
  enforce: 'pre',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => `export { createIcon as default } from ${JSON.stringify(iconFile)}`,
  },
}

/** The server is given the styles already read: no parser is shipped and none runs when it starts. */
export const readStyles: Plugin = {
  name: 'read-styles',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: /\/app\.css\?inline$/ },
    handler(code) {
      const css = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string
      return `export default ${JSON.stringify(JSON.stringify(readSheet(css)))}`
    },
  },
}

/** The browser fetches only the styles that are not inlined in every page. */
export const stylesForLater: Plugin = {
  name: 'styles-for-later',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && /^assets\/app-.*\.css$/.test(file.fileName))
        file.source = laterStyles(readSheet(String(file.source)))
  },
}

/** One letter beyond ASCII, and the engine holds every one of the server's source in two bytes: 8 MB more of a process. */
export const asciiSource: Plugin = {
  name: 'ascii-source',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = toAscii(file.code)
    },
  },
}
