import { createHash } from 'node:crypto'
import type { Needs } from '#platform/ctx.ts'
import { setSheetPaths } from '#shop/catalogue/products/set-sheets.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { messages } from '../messages/messages.ts'
import { placeOfSheet } from '../order.rules.ts'
import { orderByLink } from '../orders.service.server.ts'
import { recipientPage, recipientStyle } from './recipient-page.rules.ts'

/** The page needs only its own style; everything else is blocked. */
export const recipientPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(recipientStyle)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The recipient's page in the language of the order; null for an invalid link. */
export async function recipientHtml(
  ctx: Needs<'config' | 'locale'>,
  token: string,
): Promise<string | null> {
  const opened = await orderByLink(ctx, token)
  if (opened?.viewer !== 'recipient') return null
  const { order } = opened
  const facts = await currentShopFacts({ ...ctx, locale: order.locale })
  const shop = {
    name: facts.shopName,
    phone: facts.phones[0] ?? '',
    email: facts.supportEmail,
  }
  const [sheet = null] = await setSheetPaths(ctx, [
    { lines: order.lines, place: placeOfSheet(order) },
  ])
  return recipientPage({ order, messages: messages.orders[order.locale], shop, sheet })
}
