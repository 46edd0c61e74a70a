import fs from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { memoryStore } from '#platform/files/memory-store.ts'
import { openIsolatedShop } from '#tests/harness/app/isolated-shop.ts'
import { fillPanel } from '#tests/harness/panel/busy-panel.ts'
import { chromiumOptions } from '../test/chromium.ts'

/** Photographs the panel of a filled shop for docs/manual.es.md: `npm run manual -- orders` only that page. */
const folder = 'public/manual'
const size = { width: 1120, height: 630 }

const files = memoryStore()
const shop = await openIsolatedShop({ files })
const { cookie } = await shop.somebody('admin')
const { number } = await fillPanel(shop, files, cookie)

const places: Readonly<Record<string, string>> = {
  home: '/admin',
  ready: '/admin/listo',
  orders: '/admin/pedidos',
  order: `/admin/pedidos/${number}`,
  zelle: '/admin/zelle',
  holds: '/admin/cumplimiento',
  accounting: '/admin/contabilidad',
  products: '/admin/products',
  shipping: '/admin/shipping?libra=2.49&agencia=0&entrega=50',
  customer: `/admin/pedidos/${number}`,
}

const browser = await chromium.launch(chromiumOptions)
const context = await browser.newContext({ viewport: size, locale: 'es-ES' })
const [name = '', value = ''] = cookie.split('=')
await context.addCookies([{ name, value, url: shop.url }])
fs.mkdirSync(folder, { recursive: true })
const requested = process.argv.slice(2)
for (const [picture, path] of Object.entries(places)) {
  if (requested.length > 0 && !requested.includes(picture)) continue
  const page = await context.newPage()
  await page.goto(shop.url + path, { waitUntil: 'networkidle' })
  if (picture === 'customer') {
    const link = page.getByRole('link', { name: 'Todo lo de quien compra' })
    await page.goto(shop.url + (await link.getAttribute('href')), { waitUntil: 'networkidle' })
  }
  const shot = await page.screenshot({ animations: 'disabled' })
  await sharp(shot).webp({ quality: 60, effort: 6 }).toFile(`${folder}/${picture}.webp`)
  await page.close()
  console.log(`${picture}.webp`)
}
await browser.close()
await shop.close()
process.exit(0)
