import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { provinceByCode, provinces } from './cuba.rules.ts'
import { notServed, type ProvinceService } from './province-service.rules.ts'
import { allServices, serviceByCode, upsertService } from './provinces.queries.server.ts'

/** How each of the sixteen provinces is served today, west to east. */
export const provinceServices = (ctx: Needs): Promise<ProvinceService[]> =>
  inTransaction(ctx, async ({ tx }) => {
    const stored = new Map((await allServices(tx)).map((service) => [service.code, service]))
    return provinces.map(({ code }) => stored.get(code) ?? notServed(code))
  })

/** How one province is served today. */
export const provinceService = (ctx: Needs, code: string): Promise<ProvinceService> =>
  inTransaction(ctx, async ({ tx }) => (await serviceByCode(tx, code)) ?? notServed(code))

/** For a shop that is being set up. */
export const fillProvinceServices = (ctx: Needs, services: readonly ProvinceService[]) =>
  inTransaction(ctx, async ({ tx }) => {
    for (const service of services) await upsertService(tx, service)
  })

const noted = ({ mode, days, noteEs, noteEn }: ProvinceService) => ({
  ...{ mode, days_min: days?.min ?? null, days_max: days?.max ?? null },
  ...{ note_es: noteEs, note_en: noteEn },
})

/** Keeps what the owner says of the provinces; what changed is noted. */
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
