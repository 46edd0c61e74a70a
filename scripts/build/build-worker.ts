import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { build } from 'vite'

const folder = 'build/client'
const files = fs.readdirSync(`${folder}/assets`).sort()
const hash = createHash('sha256')
  .update(files.join())
  .update(fs.readFileSync(`${folder}/lite-mode.css`))
/** The build id of the router's manifest. */
const version = files.map((file) => /^manifest-(\w+)\.js$/.exec(file)?.[1]).find(Boolean)

/** The service worker is served from the root under a fixed name, and contains the id of its build. */
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: {
    __SHOP_BUILD__: JSON.stringify(version),
    __SHOP_SHELL__: JSON.stringify(hash.digest('hex').slice(0, 12)),
  },
  build: {
    outDir: folder,
    emptyOutDir: false,
    rollupOptions: {
      input: 'web/offline/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
