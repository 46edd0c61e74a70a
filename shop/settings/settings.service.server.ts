import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import {
  allSettings,
  insertMissingSettings,
  type NewSetting,
  writeSetting,
} from './settings.queries.server.ts'
import { type ShopFacts, shopFacts } from './settings.rules.ts'

/** What the owner has set, in the visitor's language. */
export const currentShopFacts = (ctx: Needs<'locale'>): Promise<ShopFacts> =>
  inTransaction(ctx, async ({ tx, locale }) => {
    const rows = await allSettings(tx)
    return shopFacts(new Map(rows.map((row) => [row.setting_key, row.setting_value])), locale)
  })

/** Sets what is not set yet; nothing the owner wrote is touched. */
export const fillSettings = (ctx: Needs, settings: readonly NewSetting[]) =>
  inTransaction(ctx, ({ tx }) => insertMissingSettings(tx, settings))

/** Sets one thing anew; row security lets only staff do it. */
export const changeSetting = (ctx: Needs, setting: NewSetting) =>
  inTransaction(ctx, ({ tx }) => writeSetting(tx, setting))
