import type { Locale } from '#kernel/locale.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { everyLetter, exampleShop } from './letter.fixture.ts'
import { contentOf } from './letters/account-letters.rules.ts'
import { writtenConfirmation, writtenOrderLetter } from './letters/order-letter.server.ts'
import { readerOf } from './letters/telling.rules.ts'
import { type Written, written } from './letters/written.server.ts'
import { orderConfirmation } from './order-confirmation.input.ts'
import {
  exampleLetter,
  exampleOrder,
  orderLetterKinds,
  sampleConfirmation,
} from './order-letter.fixture.ts'
import { type StaffRefusal, staffOnly } from './staff-only.rules.ts'

export interface Template {
  readonly kind: string
  readonly to: 'buyer' | 'recipient' | 'owner' | 'account'
}
export type Preview = Omit<Written, 'reply_to'> & { readonly kind: string }

const accountKinds = [...new Set(everyLetter.map(({ kind }) => kind))]
const templates: readonly Template[] = [
  { kind: 'order_confirmation', to: 'buyer' },
  { kind: 'recipient_order_confirmation', to: 'recipient' },
  ...orderLetterKinds.map((kind) => ({ kind, to: readerOf(kind) })),
  ...accountKinds.map((kind) => ({ kind, to: 'account' as const })),
]

/** Every letter that the shop writes and whom it is for. */
export function letterTemplates(ctx: Needs): Result<readonly Template[], StaffRefusal> {
  const refusal = staffOnly(ctx.actor)
  return refusal ? refused(refusal) : ok(templates)
}

const confirmationReaders = {
  order_confirmation: 'buyer',
  recipient_order_confirmation: 'recipient',
} as const
type ConfirmationKind = keyof typeof confirmationReaders

const isConfirmation = (kind: string): kind is ConfirmationKind =>
  Object.hasOwn(confirmationReaders, kind)

function example(kind: string, facts: ShopFacts, locale: Locale): Written | null {
  if (isConfirmation(kind)) {
    const given = orderConfirmation.parse(sampleConfirmation)
    const { link, placedAt } = exampleOrder(locale)
    const sending = { link, now: placedAt, reader: confirmationReaders[kind] }
    return writtenConfirmation(given, sending, facts, locale)
  }
  const orderKind = orderLetterKinds.find((known) => known === kind)
  if (orderKind) return writtenOrderLetter(exampleLetter(orderKind, locale), facts, locale)
  const letter = everyLetter.find((known) => known.kind === kind)
  return letter ? written(contentOf(letter, locale, facts.shopName), facts, locale) : null
}

/** A letter of a kind as it would be sent, with made-up people and the shop's own name and contact. */
export async function previewLetter(
  ctx: Needs<'shopUrl'>,
  kind: string,
  locale: Locale,
): Promise<Result<Preview, StaffRefusal | 'unknown_template'>> {
  const refusal = staffOnly(ctx.actor)
  if (refusal) return refused(refusal)
  const letter = example(kind, await currentShopFacts({ ...ctx, locale }), locale)
  if (!letter) return refused('unknown_template')
  const ours = (body: string) => body.replaceAll(exampleShop, ctx.shopUrl)
  return ok({
    kind,
    locale,
    subject: letter.subject,
    html: ours(letter.html),
    text: ours(letter.text),
  })
}
