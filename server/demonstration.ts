import fs from 'node:fs'
import { z } from 'zod'
import { fallbackLocale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { importedProduct, type ProductImages } from '#shop/catalogue/files/product-import.input.ts'
import {
  importProducts,
  isCatalogueEmpty,
  teachSynonyms,
} from '#shop/catalogue/files/product-import.service.server.ts'
import { importLists, listsHeld } from '#shop/compliance/lists/lists.service.server.ts'
import { fillOwnCoupon } from '#shop/coupons/coupons.service.server.ts'
import { fillDemonstrationMethods } from '#shop/payments/methods/methods.service.server.ts'
import { currentShopFacts, fillSettings } from '#shop/settings/settings.service.server.ts'
import { provinceModes } from '#shop/shipping/province-service.rules.ts'
import { fillProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { activateTariff } from '#shop/shipping/shipping.service.server.ts'

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'))

const catalogueFile = z.object({ products: z.array(importedProduct) })
const imagesFile = z.record(
  z.string(),
  z.object({ image: z.string(), gallery: z.array(z.string()), share: z.string() }),
)
const settingsFile = z.array(
  z.object({ setting_key: z.string(), setting_value: z.string(), category: z.string() }),
)
const provincesFile = z.array(
  z.object({
    codes: z.array(z.string()),
    mode: z.enum(provinceModes),
    min: z.number(),
    max: z.number(),
  }),
)
const synonymsFile = z.array(z.object({ term: z.string(), means: z.string() }))

export const demonstrationProducts = () =>
  catalogueFile.parse(readJson('database/seed/products.json')).products

const demonstrationImages = (): Map<string, ProductImages> =>
  new Map(Object.entries(imagesFile.parse(readJson('public/products/manifest.json'))))

const seedLists = 'database/seed/lists'
const datesFile = z.record(z.string(), z.string())

/** The lists that come with the shop, old as they are: with the dates of their copies. */
export const demonstrationLists = () =>
  Object.entries(datesFile.parse(readJson(`${seedLists}/as-of.json`))).map(([name, asOf]) => ({
    name,
    bytes: fs.readFileSync(`${seedLists}/${name}`),
    asOf: new Date(asOf),
  }))

/** So that a demonstration screens names offline; lists that were imported are left alone. */
async function fillLists(ctx: Needs): Promise<void> {
  if ((await listsHeld(ctx)).length > 0) return
  await importLists({ ...ctx, now: new Date() }, demonstrationLists())
}

const demonstrationServices = () =>
  provincesFile
    .parse(readJson('database/seed/provinces.json'))
    .flatMap(({ codes, mode, min, max }) =>
      codes.map((code) => ({ code, mode, days: { min, max }, noteEs: '', noteEn: '' })),
    )

/** Fills an empty shop with the demonstration catalogue; a shop that has products is left alone. */
export const fillDemonstration = (db: Database): Promise<boolean> =>
  inTransaction(asSystem(db, 'fill the demonstration shop'), async (ctx) => {
    await fillLists(ctx)
    if (!(await isCatalogueEmpty(ctx))) return false
    await fillSettings(ctx, settingsFile.parse(readJson('database/seed/settings.json')))
    const { shopName } = await currentShopFacts({ ...ctx, locale: fallbackLocale })
    await fillOwnCoupon(ctx, shopName)
    await fillDemonstrationMethods(ctx)
    await activateTariff(ctx, {
      cost_per_pound: '1.99',
      agency_fee: '0',
      fixed_delivery_fee: '50',
    })
    await fillProvinceServices(ctx, demonstrationServices())
    await importProducts(ctx, demonstrationProducts(), demonstrationImages())
    await teachSynonyms(ctx, synonymsFile.parse(readJson('database/seed/synonyms.json')))
    return true
  })
