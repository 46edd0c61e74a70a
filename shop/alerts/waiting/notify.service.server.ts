import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { productsByIds } from '#shop/catalogue/catalogue.service.server.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import type { Alert } from '../alert.rules.ts'
import { claimDueAlert } from '../alerts.queries.server.ts'
import { alertLink } from '../alerts.service.server.ts'

async function whatIsBack(
  ctx: Needs & { readonly tx: Tx },
  { subject, locale }: Alert,
): Promise<{ readonly name: string; readonly path: string }> {
  if (subject.kind === 'province')
    return { name: provinceByCode(subject.code)?.name ?? '', path: '/catalogo' }
  const [product] = await productsByIds({ ...ctx, locale }, [subject.productId])
  if (!product) throw new Error('the product of a due alert is gone')
  return { name: product.name, path: productPath(product) }
}

/** Queues the one e-mail of an alert whose product or province is back; false when none is due. */
export const notifyNext = (ctx: Needs<'now' | 'shopUrl' | 'config'>): Promise<boolean> =>
  inTransaction(
    { ...ctx, ...asSystem(ctx.db, 'what somebody waits for is back') },
    async (inside) => {
      const due = await claimDueAlert(inside.tx, inside.now)
      if (!due) return false
      const { name, path } = await whatIsBack(inside, due)
      await queueEmail(inside, {
        to: due.contact.value,
        locale: due.locale,
        email: {
          kind: 'alert_due',
          subject: due.subject.kind,
          name,
          destination: due.subject.destination,
          link: `${inside.shopUrl}${path}`,
          endLink: alertLink(inside, due.id),
        },
      })
      return true
    },
  )
