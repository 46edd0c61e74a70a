import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { provinces } from './cuba.rules.ts'
import { notServed, type ProvinceService } from './province-service.rules.ts'
import { allServices, serviceByCode, upsertService } from './provinces.queries.server.ts'

/** How each of the sixteen provinces is served today, west to east. */
export const provinceServices = (ctx: Needs): Promise<ProvinceService[]> =>
  inTransaction(ctx, async ({ tx }) => {
    const kept = new Map((await allServices(tx)).map((service) => [service.code, service]))
    return provinces.map(({ code }) => kept.get(code) ?? notServed(code))
  })

/** How one province is served today. */
export const provinceService = (ctx: Needs, code: string): Promise<ProvinceService> =>
  inTransaction(ctx, async ({ tx }) => (await serviceByCode(tx, code)) ?? notServed(code))

export const keepProvinceServices = (
  ctx: Needs,
  services: readonly ProvinceService[],
): Promise<void> =>
  inTransaction(ctx, async ({ tx }) => {
    for (const service of services) await upsertService(tx, service)
  })
