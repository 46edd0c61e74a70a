import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page of the shop needs comes in two files, for a request costs more than it brings: what seldom changes, and the rest. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 1 },
  {
    name: 'shop',
    test: /web\/(root|routes\/storefront\/_layout|sections\/product-grid)\.tsx/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
