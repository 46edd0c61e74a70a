import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import {
  type Block,
  greetableName,
  type Letter,
  type LetterContent,
  maskedAddress,
  oneLine,
} from '../letter.rules.ts'
import { messages } from '../messages/messages.ts'
import { donationLetter } from './donation-letters.rules.ts'
import { hourInHavana } from './hour.rules.ts'

export type EmailMessages = (typeof messages.account)[Locale]
export const emailMessages = (locale: Locale): EmailMessages => messages.account[locale]

const longestNote = 1_000

const text = (said: string): Block => ({ kind: 'text', text: said })
const button = (label: string, link: string): Block => ({ kind: 'button', label, link })
const quote = (said: string): Block => ({ kind: 'quote', text: said })

function greeting(name: string, { greeting: say }: EmailMessages): Block {
  const line = greetableName(name)
  return text(line === '' ? say.plain : format(say.named, { name: line }))
}

interface Asked {
  readonly subject: string
  readonly heading: string
  readonly text: string
  readonly button: string
  readonly ignore: string
}

/** The letters that ask for one step and can be left alone. */
const asking = (say: Asked, link: string, validity: string): LetterContent => ({
  subject: say.subject,
  heading: say.heading,
  blocks: [text(say.text), button(say.button, link), text(validity), text(say.ignore)],
})

const telling = (
  say: { readonly subject: string; readonly heading: string; readonly text: string },
  notYou: string,
): LetterContent => ({
  subject: say.subject,
  heading: say.heading,
  blocks: [text(say.text), text(notYou)],
})

function invitation(
  letter: Extract<Letter, { kind: 'admin_invitation' }>,
  say: EmailMessages['admin_invitation'],
  locale: Locale,
): LetterContent {
  const note = letter.note.trim().slice(0, longestNote)
  const validity = format(say.validity, {
    date: formatDate(letter.expiresAt, locale, 'PPP'),
    time: hourInHavana(letter.expiresAt, locale),
  })
  const { subject, heading, blocks } = asking(say, letter.link, validity)
  const [first, ...others] = blocks
  const noted = note === '' ? [] : [text(say.note), quote(note)]
  return { subject, heading, blocks: [first!, ...noted, ...others] }
}

function draft(letter: Letter, say: EmailMessages, locale: Locale): LetterContent {
  switch (letter.kind) {
    case 'confirm_email': {
      const asked = asking(say.confirm_email, letter.link, say.once)
      return { ...asked, blocks: [greeting(letter.name, say), ...asked.blocks] }
    }
    case 'reset_password':
    case 'confirm_new_email':
    case 'first_admin_confirm':
      return asking(say[letter.kind], letter.link, say.once)
    case 'password_changed':
      return telling(say.password_changed, say.notYou)
    case 'email_changed':
      return telling(say.email_changed, say.email_changed.notYou)
    case 'already_registered': {
      const { button: label, reset, ignore, ...rest } = say.already_registered
      const link: Block = { kind: 'link', label: reset, link: letter.resetLink }
      const blocks = [text(rest.text), button(label, letter.loginLink), link, text(ignore)]
      return { subject: rest.subject, heading: rest.heading, blocks }
    }
    case 'admin_invitation':
      return invitation(letter, say.admin_invitation, locale)
    case 'two_factor_changed':
      return telling(say.two_factor_changed[letter.on ? 'on' : 'off'], say.notYou)
    case 'purchase_waits': {
      const { subject, heading, text: told, button: label, settings } = say.purchase_waits
      const off: Block = { kind: 'link', label: settings, link: letter.settingsLink }
      const blocks = [greeting(letter.name, say), text(told), button(label, letter.link), off]
      return { subject, heading, blocks }
    }
    case 'donation_opened':
    case 'donation_received':
      return donationLetter(letter, greeting(letter.name, say), locale)
  }
}

const filledBlock = (block: Block, values: Record<string, string>): Block =>
  block.kind === 'text' ? { ...block, text: format(block.text, values) } : block

/** What a letter says in a language, with the shop's name in it. */
export function contentOf(letter: Letter, locale: Locale, shopName: string): LetterContent {
  const { subject, heading, blocks } = draft(letter, emailMessages(locale), locale)
  const values = {
    shop: oneLine(shopName, 80),
    email: letter.kind === 'email_changed' ? maskedAddress(oneLine(letter.newEmail)) : '',
  }
  return {
    subject: oneLine(format(subject, values)),
    heading: format(heading, values),
    blocks: blocks.map((block) => filledBlock(block, values)),
  }
}
