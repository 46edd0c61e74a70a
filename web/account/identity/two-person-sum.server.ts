import { parseMoney } from '#kernel/money-input.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { TypedFields } from '#shop/accounts/identity/recent-identity.rules.ts'
import { methodSettings } from '#shop/payments/methods/methods.service.server.ts'

const valuesOf = (fields: TypedFields, name: string) =>
  fields.filter(([own]) => own === name).map(([, value]) => value)

/** Whether a form changes the sum from which two people must see money: it is what a stolen browser would lift first. */
export async function changesTwoPersonSum(
  ctx: Ctx,
  path: string,
  fields: TypedFields,
): Promise<boolean> {
  const sums = valuesOf(fields, 'secondAbove').map((sum) => parseMoney(sum))
  if (path !== '/admin/pagos' || sums.length === 0) return false
  const { transfers } = await methodSettings(ctx)
  return valuesOf(fields, 'method').some((method) => {
    const stored = transfers[method]?.secondPersonAbove
    return stored !== undefined && sums.some((sum) => sum !== stored)
  })
}
