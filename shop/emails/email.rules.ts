import type { PaymentMethod } from '#kernel/payment-method.ts'

interface Linked {
  readonly link: string
}

/** Every letter the shop writes, with the plain facts it is made of. */
export type EmailMessage =
  | ({ readonly kind: 'confirm_email'; readonly name: string } & Linked)
  | ({ readonly kind: 'reset_password' } & Linked)
  | { readonly kind: 'password_changed' }
  | ({ readonly kind: 'confirm_new_email' } & Linked)
  | { readonly kind: 'email_changed'; readonly newEmail: string }
  | {
      readonly kind: 'already_registered'
      readonly loginLink: string
      readonly resetLink: string
    }
  | ({
      readonly kind: 'admin_invitation'
      readonly expiresAt: Date
      readonly note: string
    } & Linked)
  | ({ readonly kind: 'first_admin_confirm' } & Linked)
  | { readonly kind: 'two_factor_changed'; readonly on: boolean }
  | ({
      readonly kind: 'purchase_waits'
      readonly name: string
      readonly settingsLink: string
    } & Linked)
  | ({
      readonly kind: 'donation_opened'
      readonly name: string
      readonly amount: string
      readonly memo: string
      readonly method: PaymentMethod
    } & Linked)
  | {
      readonly kind: 'donation_received'
      readonly name: string
      readonly amount: string
      readonly cause: string
      readonly memo: string
      readonly method: PaymentMethod
      readonly at: Date
      /** The charity's number; null where nothing can be deducted from taxes. */
      readonly ein: string | null
    }

export type DonationEmail = Extract<EmailMessage, { kind: `donation_${string}` }>

export interface Labelled {
  readonly label: string
  readonly value: string
}
interface LabelledLink extends Linked {
  readonly label: string
}

/** What a letter says, before it becomes HTML and text. */
export type Block =
  | { readonly kind: 'text' | 'quote' | 'notice' | 'small'; readonly text: string }
  | ({ readonly kind: 'button' | 'link' } & LabelledLink)
  /** Answers of equal weight, of which one is given. */
  | { readonly kind: 'choices' | 'links'; readonly links: readonly LabelledLink[] }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly Labelled[] }
  | {
      readonly kind: 'goods'
      readonly title: string
      /** Each with what it costs, or nothing where no price may be said. */
      readonly rows: readonly { name: string; detail: string; total: string }[]
      readonly sums: readonly Labelled[]
      readonly total: Labelled | null
    }

export interface EmailContent {
  readonly subject: string
  /** What a list of letters shows after the subject; empty where the letter's beginning does. */
  readonly preheader?: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** Who writes, in which language: what stands around the content. */
export interface EmailFrame {
  readonly locale: string
  readonly shopName: string
  readonly copyHint: string
  readonly footer: readonly string[]
}

/** Without line ends and invisible signs, so that nothing can be smuggled into a header. */
export const oneLine = (value: string, maxLength = 200): string =>
  value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .trim()

const bait = /[/\\@:<>]|www\.|[\p{L}\d]\.\p{L}{2}|\d{4}/iu

/** A name to greet with; one that carries an address or a number greets nobody, since strangers type names. */
export function greetableName(name: string): string {
  const line = oneLine(name, 1_000)
  return line.length > 60 || bait.test(line) ? '' : line
}

/** Typed by strangers and not to be left out: said so that no mail program makes a link of it. */
export const unlinked = (value: string, maxLength = 160): string =>
  oneLine(value, maxLength)
    .replace(/:\/\//g, ': // ')
    .replace(/[@＠]/g, ' @ ')
    .replace(/\.(?=\p{L})/gu, '. ')

/** 'ana@example.com' becomes 'an…@example.com'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const shown = at > 4 ? 2 : 1
  return `${address.slice(0, shown)}…${address.slice(at)}`
}
