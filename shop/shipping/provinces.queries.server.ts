import { sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import type { ProvinceMode, ProvinceService } from './province-service.rules.ts'

const services = (tx: Tx) =>
  tx
    .selectFrom('province_services')
    .select(['code', 'days_min', 'days_max', 'note_es as noteEs', 'note_en as noteEn'])
    .select(sql<ProvinceMode>`mode`.as('mode'))

type Row = Awaited<ReturnType<ReturnType<typeof services>['executeTakeFirstOrThrow']>>

const serviceOf = ({ days_min: min, days_max: max, ...row }: Row): ProvinceService => ({
  ...row,
  days: min === null || max === null ? null : { min, max },
})

export const allServices = async (tx: Tx): Promise<ProvinceService[]> =>
  (await services(tx).orderBy('code').execute()).map(serviceOf)

export async function serviceByCode(tx: Tx, code: string): Promise<ProvinceService | null> {
  const row = await services(tx).where('code', '=', code).executeTakeFirst()
  return row ? serviceOf(row) : null
}

export const upsertService = (tx: Tx, service: ProvinceService) => {
  const { code, mode, days, noteEs, noteEn } = service
  const values = {
    mode,
    days_min: days?.min ?? null,
    days_max: days?.max ?? null,
    note_es: noteEs,
    note_en: noteEn,
  }
  return tx
    .insertInto('province_services')
    .values({ code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .execute()
}
