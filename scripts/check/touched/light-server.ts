import fs from 'node:fs'
import { build, type Plugin } from 'vite'
import settings from '../../../react-router.config.ts'
import pages from '../../../web/routes.ts'
import { bundled, definedForProduction, hashedBeside, ownIcons } from '../../build/build-parts.ts'
import { lightFolder } from '../places.ts'
import { flatRoutes, serverBuildOf } from './light-routes.ts'

const root = { id: 'root', path: '', file: 'root.tsx' }
const code = serverBuildOf([root, ...flatRoutes(await pages)], settings)

const serverBuild: Plugin = {
  name: 'light-server-build',
  resolveId: { filter: { id: /^virtual:react-router\/server-build$/ }, handler: () => '\0light' },
  load: { filter: { id: /^\0light$/ }, handler: () => code },
}

/** How a page looks is for browsers to test; to make its styles took nearly half the time. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css\?(?:url|inline)$/ },
    handler: (id) => (id.endsWith('?url') ? '\0address-of-styles' : '\0styles'),
  },
  load: {
    filter: { id: /^\0(?:address-of-)?styles$/ },
    handler: (id) => `export default '${id === '\0styles' ? '[]' : '/assets/app-light.css'}'`,
  },
}

/** Builds the server alone, in two seconds: a tenth of the whole build, which also bundles and compresses the browser's files. */
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [serverBuild, noStyles, ownIcons, hashedBeside],
  ssr: { noExternal: bundled },
  define: definedForProduction,
  build: {
    ssr: 'server/app.ts',
    outDir: lightFolder,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: { output: { entryFileNames: 'index.js' } },
  },
})

/** In a fresh clone nothing was built, and images are served from where the build would put them. */
if (!fs.existsSync('build/client')) fs.cpSync('public', 'build/client', { recursive: true })
