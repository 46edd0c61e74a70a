import type { Ctx } from '#platform/ctx.ts'
import { setSheets } from '#shop/catalogue/products/set-sheets.service.server.ts'
import { type OrderWithLines, placeOfSheet } from '#shop/orders/order.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'

/** The wiring sheet of what was ordered together, with its link; null where it is no set. */
export async function setSheetOf(ctx: Ctx, order: OrderWithLines) {
  const [set = null] = await setSheets(ctx, [{ lines: order.lines, place: placeOfSheet(order) }])
  const { setLink, setPartialLink } = wiringMessages(ctx.locale)
  return set && { to: set.path, skus: set.skus, label: set.isWhole ? setLink : setPartialLink }
}
export type SetSheetLink = NonNullable<Awaited<ReturnType<typeof setSheetOf>>>
