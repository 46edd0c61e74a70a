import type { Needs } from '#platform/ctx.ts'
import { readOnce } from '#platform/database/reads/read-once.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import type { Installation } from './installation.rules.ts'
import { namingKeys, renamed } from './rename.rules.ts'
import type { SettingValues } from './setting-form.input.ts'
import { fieldsOf, keysOf, type SettingForm, settingFormNames } from './setting-forms.rules.ts'
import {
  allSettings,
  insertMissingSettings,
  type NewSetting,
  writeSetting,
} from './settings.queries.server.ts'
import { installationIn, type ShopFacts, settingOf, shopFacts } from './settings.rules.ts'

const keysIn = (form: SettingForm) => fieldsOf(form).flatMap(keysOf)

type Rows = ReturnType<typeof allSettings>
/** Cached per transaction and cleared by its own writes. */
const readBy = new WeakMap<Tx, Rows>()

function settingsIn(ctx: Needs & { readonly tx: Tx }): Rows {
  const { tx } = ctx
  const rows = readBy.get(tx) ?? readOnce(ctx, 'settings', () => allSettings(tx))
  readBy.set(tx, rows)
  return rows
}

const rowsByKey = (rows: Awaited<Rows>) =>
  new Map(rows.map((row) => [row.setting_key, row.setting_value]))

export const currentShopFacts = (ctx: Needs<'locale'>): Promise<ShopFacts> =>
  inTransaction(ctx, async (inside) =>
    shopFacts(rowsByKey(await settingsIn(inside)), inside.locale),
  )

export const currentInstallation = (ctx: Needs): Promise<Installation> =>
  inTransaction(ctx, async (inside) => installationIn(rowsByKey(await settingsIn(inside))))

/** What the owner has said of what a new shop starts with. */
export const currentReview = (ctx: Needs): Promise<SettingValues> =>
  inTransaction(ctx, async (inside) => {
    const rows = rowsByKey(await settingsIn(inside))
    return Object.fromEntries(keysIn('review').map((key) => [key, rows.get(key) ?? '']))
  })

/** One setting in Spanish; empty where it is not set. */
export const settingNamed = (ctx: Needs, key: string): Promise<string> =>
  inTransaction(ctx, async (inside) => settingOf(rowsByKey(await settingsIn(inside)), key))

/** Inserts missing settings; existing ones are not changed. */
export const fillSettings = (ctx: Needs, settings: readonly NewSetting[]) =>
  inTransaction(ctx, ({ tx }) => {
    readBy.delete(tx)
    return insertMissingSettings(tx, settings)
  })

/** Changes one setting; row security limits it to staff. */
export const changeSetting = (ctx: Needs, setting: NewSetting) =>
  inTransaction(ctx, ({ tx }) => {
    readBy.delete(tx)
    return writeSetting(tx, setting)
  })

const categoryOf = (key: string): string =>
  settingFormNames.find((form) => keysIn(form).includes(key)) ?? ''
const nameKey = 'shop_name'

async function valuesIn(tx: Tx, keys: readonly string[]): Promise<SettingValues> {
  const rows = rowsByKey(await allSettings(tx))
  return Object.fromEntries(keys.map((key) => [key, rows.get(key) ?? '']))
}

export const settingsOf = (ctx: Needs, form: SettingForm): Promise<SettingValues> =>
  inTransaction(ctx, ({ tx }) => valuesIn(tx, keysIn(form)))

/** Saves a form; only changed values are written and audited. A new name of the shop is put into the texts that have the old one. */
export const saveSettings = (
  ctx: Needs<'now' | 'requestId'>,
  form: SettingForm,
  values: SettingValues,
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const { tx } = inside
    const before = await valuesIn(tx, [...keysIn(form), ...namingKeys])
    const name = keysIn(form).includes(nameKey) ? (values[nameKey] ?? '') : ''
    const texts = Object.fromEntries(namingKeys.map((key) => [key, before[key] ?? '']))
    const input = { ...renamed(texts, before[nameKey] ?? '', name), ...values }
    const keys = new Set([...keysIn(form), ...Object.keys(input)])
    const changed = [...keys].filter((key) => (input[key] ?? '') !== before[key])
    readBy.delete(tx)
    for (const key of changed)
      await writeSetting(tx, {
        setting_key: key,
        setting_value: input[key] ?? '',
        category: categoryOf(key),
      })
    await recordChanges(
      inside,
      changed.map((key) => ({
        area: 'setting',
        subject: key,
        action: 'changed',
        before: { value: before[key] ?? '' },
        after: { value: input[key] ?? '' },
      })),
    )
  })
