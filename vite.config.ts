import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page of the shop needs comes in two files, for a request costs more than it brings: what seldom changes, and the rest. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  {
    name: 'shop',
    test: /web\/(root|routes\/storefront\/_layout|sections\/product-grid)\.tsx/,
  },
]

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

export default defineConfig({
  plugins: [ownIcons, tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      resolve: { noExternal: ['lucide-react'] },
      build: { rollupOptions: { input: './server/app.ts' } },
    },
  },
})
