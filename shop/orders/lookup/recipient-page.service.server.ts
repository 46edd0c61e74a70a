import { createHash } from 'node:crypto'
import { formatDeadline } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { setSheets } from '#shop/catalogue/products/set-sheets.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { damageStatus } from '../images/damage.service.server.ts'
import { installationOf } from '../installation/installation.service.server.ts'
import { messages } from '../messages/messages.ts'
import { type Order, placeOfSheet } from '../order.rules.ts'
import { linkOf, orderByLink } from '../orders.service.server.ts'
import { arrivalOnPage } from './arrival.service.server.ts'
import { asReceived, isReceiptConfirmed } from './receipt.service.server.ts'
import { recipientPage, recipientStyle } from './recipient-page.rules.ts'

/** The page needs only its own style; everything else is blocked. */
export const recipientPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(recipientStyle)
  .digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

async function stageOfOrder(ctx: Needs<'config' | 'now'>, order: Order) {
  const acting = { ...ctx, ...asSystem(ctx.db, 'what a recipient may do') }
  const { report, waits, until } = await damageStatus(acting, order)
  return {
    link: linkOf(ctx, order, 'recipient'),
    isConfirmed: await inTransaction(acting, ({ tx }) => isReceiptConfirmed(tx, order.id)),
    damageUntil: until && formatDeadline(until, order.locale, order.destination),
    ...{ report, waits },
    damageMessages: messages.orderPictures[order.locale].damage.recipientPage,
  }
}

/** The recipient's page in the language of the order; null for an invalid link. */
export async function recipientHtml(
  ctx: Needs<'config' | 'locale' | 'now'>,
  token: string,
): Promise<string | null> {
  const opened = await orderByLink(ctx, token)
  if (opened?.viewer !== 'recipient') return null
  const order = await asReceived(ctx, opened.order)
  const facts = await currentShopFacts({ ...ctx, locale: order.locale })
  const shop = {
    name: facts.shopName,
    phone: facts.phones[0] ?? '',
    email: facts.supportEmail,
    whatsapp: facts.whatsapp,
  }
  const [sheet = null] = await setSheets(ctx, [{ lines: order.lines, place: placeOfSheet(order) }])
  const stage = await stageOfOrder(ctx, order)
  const arrival = await arrivalOnPage({ ...ctx, locale: order.locale }, order)
  const texts = messages.orders[order.locale]
  const installation = await installationOf(ctx, order)
  return recipientPage({ order, arrival, installation, messages: texts, shop, sheet, stage })
}
