import type { Tx } from '#platform/database/transaction.ts'

export const allSettings = (tx: Tx) =>
  tx.selectFrom('site_settings').select(['setting_key', 'setting_value', 'category']).execute()

export interface NewSetting {
  readonly setting_key: string
  readonly setting_value: string
  readonly category: string
}

export const insertMissingSettings = (tx: Tx, settings: readonly NewSetting[]) =>
  tx
    .insertInto('site_settings')
    .values([...settings])
    .onConflict((conflict) => conflict.column('setting_key').doNothing())
    .execute()

export const writeSetting = (tx: Tx, setting: NewSetting) =>
  tx
    .insertInto('site_settings')
    .values(setting)
    .onConflict((conflict) =>
      conflict.column('setting_key').doUpdateSet({ setting_value: setting.setting_value }),
    )
    .execute()
