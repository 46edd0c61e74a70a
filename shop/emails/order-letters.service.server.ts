import { type Locale, locales } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { writtenOrderLetter } from './letters/order-letter.server.ts'
import type { OrderLetter } from './order-letter.rules.ts'
import { insertLetters } from './outbox.queries.server.ts'

export interface OrderLetterTo {
  readonly to: string
  readonly locale: Locale
  readonly letter: OrderLetter
}

/** Puts all letters about a change of an order in the outbox at once; they leave with the caller's commit. */
export async function queueOrderLetters(
  ctx: Needs<'now'> & { readonly tx: Tx },
  letters: readonly OrderLetterTo[],
): Promise<void> {
  if (letters.length === 0) return
  const rows = []
  for (const locale of locales) {
    const inLocale = letters.filter((letter) => letter.locale === locale)
    if (inLocale.length === 0) continue
    const facts = await currentShopFacts({ ...ctx, locale })
    for (const { to, letter } of inLocale)
      rows.push({
        recipient: to,
        letter: letter.kind,
        ...writtenOrderLetter(letter, facts, locale),
      })
  }
  await insertLetters(ctx.tx, rows, ctx.now)
}
