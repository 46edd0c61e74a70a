import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import routing from './react-router.config.ts'

/** What every page of the shop needs comes in two files, for a request costs more than it brings: what seldom changes, and the rest. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  {
    name: 'shop',
    test: /web\/(root|routes\/storefront\/_layout|sections\/product-grid)\.tsx/,
  },
]

/** Packages of hundreds of small files: a start spent half its time finding them one by one. */
const packed = [
  /^(@better-auth|@noble|@remix-run)\//,
  /^(better-auth|better-call|hono|jose|kysely|react|react-dom|react-router|zod)(\/|$)/,
]

const shapes = ['lucide-react']

/** React and the router read this name when they are loaded, and without it run as in development. */
const forProduction = {
  resolve: { noExternal: [...shapes, ...packed] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

const iconFile = fileURLToPath(new URL('./design/icon.ts', import.meta.url))

/** Icons are drawn by the shop's own few lines; of the package only their shapes are taken. */
const ownIcons: Plugin = {
  name: 'own-icons',
  enforce: 'pre',
  load: (id) =>
    /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id)
      ? `export { createIcon as default } from ${JSON.stringify(iconFile)}`
      : null,
}

const { mode: discovery } = routing.routeDiscovery
const unusedByRouter =
  /react-router\/dist\/production\/lib\/(?:dom\/ssr\/fog-of-war|router\/instrumentation)\.js$/

/** What a browser would fetch of the router for nothing: finding routes one by one, and listeners to its own steps, of which the shop has none. */
const lightRouter: Plugin = {
  name: 'light-router',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client' && discovery === 'initial',
  load(id) {
    if (!unusedByRouter.test(id)) return null
    const [, names = ''] = /export \{([^}]*)\}/.exec(fs.readFileSync(id, 'utf8')) ?? []
    return `export const ${names.split(',').map((name) => `${name} = () => undefined`)}`
  },
}

export default defineConfig(({ command }) => ({
  plugins: [ownIcons, lightRouter, tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      ...(command === 'build' ? forProduction : { resolve: { noExternal: shapes } }),
      build: { rollupOptions: { input: './server/built.ts' } },
    },
  },
}))
