import type { Needs } from '#platform/ctx.ts'
import { readOnce } from '#platform/database/reads/read-once.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { provinceByCode, provinces } from './cuba.rules.ts'
import { notServed, type ProvinceService } from './province-service.rules.ts'
import { allServices, serviceByCode, upsertService } from './provinces.queries.server.ts'

/** The service of all sixteen provinces, west to east. */
export const provinceServices = (ctx: Needs): Promise<ProvinceService[]> =>
  inTransaction(ctx, async (inside) => {
    const all = await readOnce(inside, 'provinces', () => allServices(inside.tx))
    const stored = new Map(all.map((service) => [service.code, service]))
    return provinces.map(({ code }) => stored.get(code) ?? notServed(code))
  })

export const provinceService = (ctx: Needs, code: string): Promise<ProvinceService> =>
  inTransaction(ctx, async ({ tx }) => (await serviceByCode(tx, code)) ?? notServed(code))

export const fillProvinceServices = (ctx: Needs, services: readonly ProvinceService[]) =>
  inTransaction(ctx, async ({ tx }) => {
    for (const service of services) await upsertService(tx, service)
  })

const noted = ({ mode, days, noteEs, noteEn }: ProvinceService) => ({
  ...{ mode, days_min: days?.min ?? null, days_max: days?.max ?? null },
  ...{ note_es: noteEs, note_en: noteEn },
})

/** Saves the provinces and audits the changed ones. */
export const saveProvinceServices = (
  ctx: Needs<'now' | 'requestId'>,
  services: readonly ProvinceService[],
): Promise<void> =>
  inTransaction(ctx, async (inside) => {
    const stored = new Map((await provinceServices(inside)).map((one) => [one.code, one]))
    await fillProvinceServices(inside, services)
    await recordChanges(
      inside,
      services.map((service) => ({
        area: 'province',
        subject: provinceByCode(service.code)?.name ?? service.code,
        action: 'changed',
        before: noted(stored.get(service.code) ?? notServed(service.code)),
        after: noted(service),
      })),
    )
  })
