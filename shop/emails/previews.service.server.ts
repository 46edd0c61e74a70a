import type { Locale } from '#kernel/locale.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { everyEmail, exampleShop } from './email.fixture.ts'
import { orderConfirmation } from './order-confirmation.input.ts'
import {
  exampleConfirmation,
  exampleEmail,
  exampleOrder,
  orderEmailKinds,
} from './order-email.fixture.ts'
import { type Written, written } from './rendering/rendered-email.server.ts'
import { type StaffRefusal, staffOnly } from './staff-only.rules.ts'
import { contentOf } from './templates/account-emails.rules.ts'
import { writtenConfirmation, writtenOrderEmail } from './templates/order-email.server.ts'
import { recipientKindOf } from './templates/order-email-context.rules.ts'

export interface Template {
  readonly kind: string
  readonly to: 'buyer' | 'recipient' | 'owner' | 'account'
}
export type Preview = Omit<Written, 'reply_to'> & { readonly kind: string }

const accountKinds = [...new Set(everyEmail.map(({ kind }) => kind))]
const recipientOf = (kind: string): Template['to'] =>
  kind.startsWith('owner_') ? 'owner' : 'account'
const templates: readonly Template[] = [
  { kind: 'order_confirmation', to: 'buyer' },
  { kind: 'recipient_order_confirmation', to: 'recipient' },
  ...orderEmailKinds.map((kind) => ({ kind, to: recipientKindOf(kind) })),
  ...accountKinds.map((kind) => ({ kind, to: recipientOf(kind) })),
]

export function emailTemplates(ctx: Needs): Result<readonly Template[], StaffRefusal> {
  const refusal = staffOnly(ctx.actor)
  return refusal ? refused(refusal) : ok(templates)
}

const confirmationRecipients = {
  order_confirmation: 'buyer',
  recipient_order_confirmation: 'recipient',
} as const
type ConfirmationKind = keyof typeof confirmationRecipients

const isConfirmation = (kind: string): kind is ConfirmationKind =>
  Object.hasOwn(confirmationRecipients, kind)

function example(kind: string, facts: ShopFacts, locale: Locale): Written | null {
  if (isConfirmation(kind)) {
    const sample = exampleConfirmation(locale)
    const input = orderConfirmation.parse(sample.input)
    const { link } = sample
    const { placedAt } = exampleOrder(locale)
    const sending = { link, now: placedAt, recipientKind: confirmationRecipients[kind] }
    return writtenConfirmation(input, sending, facts, locale)
  }
  const orderKind = orderEmailKinds.find((known) => known === kind)
  if (orderKind) return writtenOrderEmail(exampleEmail(orderKind, locale), facts, locale)
  const email = everyEmail.find((known) => known.kind === kind)
  return email ? written(contentOf(email, locale, facts.shopName), facts, locale) : null
}

/** An e-mail of a kind with sample data and the shop's own name and contact. */
export async function previewEmail(
  ctx: Needs<'shopUrl'>,
  kind: string,
  locale: Locale,
): Promise<Result<Preview, StaffRefusal | 'unknown_template'>> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refused(refusal)
  const email = example(kind, await currentShopFacts({ ...ctx, locale }), locale)
  if (!email) return refused('unknown_template')
  const ours = (body: string) => body.replaceAll(exampleShop, ctx.shopUrl)
  return ok({
    kind,
    locale,
    subject: email.subject,
    html: ours(email.html),
    text: ours(email.text),
  })
}
