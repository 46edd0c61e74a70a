import type { Locale } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { currentShopFacts } from '../settings/settings.service.server.ts'
import type { Letter } from './letter.rules.ts'
import { contentOf } from './letters/account-letters.rules.ts'
import { frameOf } from './letters/frame.rules.ts'
import { letterHtml } from './letters/letter-html.server.ts'
import { letterText } from './letters/letter-text.rules.ts'
import { insertLetter } from './outbox.queries.server.ts'

interface ToSomebody {
  readonly to: string
  readonly locale: Locale
  readonly letter: Letter
}

const address = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

/** Puts a letter in the outbox; it leaves when the caller's transaction has committed, else never. */
export async function queueLetter(
  ctx: Needs<'now'> & { readonly tx: Tx },
  { to, locale, letter }: ToSomebody,
): Promise<void> {
  const facts = await currentShopFacts({ ...ctx, locale })
  const content = contentOf(letter, locale, facts.shopName)
  const frame = frameOf(facts, locale)
  const { supportEmail } = facts
  await insertLetter(
    ctx.tx,
    {
      recipient: to,
      reply_to: address.test(supportEmail) ? supportEmail : '',
      locale,
      letter: letter.kind,
      subject: content.subject,
      html: letterHtml(content, frame),
      text: letterText(content, frame),
    },
    ctx.now,
  )
}
