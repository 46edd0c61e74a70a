import fs from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import routing from './react-router.config.ts'
import {
  asciiSource,
  bundled,
  definedForProduction,
  hashedBeside,
  ownIcons,
  readStyles,
  shapes,
  stylesForLater,
} from './scripts/build/build-parts.ts'

/** What every page of the shop needs comes in two files, for a request costs more than it brings: what seldom changes, and the rest. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  {
    name: 'shop',
    test: /web\/(root|shell\/layout\/storefront-layout|catalogue\/listing\/(product-grid|same-listing))\.tsx?$|do-it-yourself\.tsx$|(daily-energy|own-parts-link)\.rules\.ts$/,
  },
]

/** Every page lists the scripts that it may need later: of their names the hashes pack worst, in hexadecimal a third less. */
const hashes = { hashCharacters: 'hex' } as const
const output = { codeSplitting: { groups }, ...hashes }

const forProduction = { resolve: { noExternal: bundled }, define: definedForProduction }

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
  plugins: [
    ownIcons,
    lightRouter,
    hashedBeside,
    tailwindcss(),
    reactRouter(),
    readStyles,
    stylesForLater,
    asciiSource,
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output } } },
    ssr: {
      ...(command === 'build' ? forProduction : { resolve: { noExternal: shapes } }),
      // one file: forty small ones take a start longer than what is in them
      build: {
        rollupOptions: { input: './server/built.ts', output: { codeSplitting: false, ...hashes } },
      },
    },
  },
}))
