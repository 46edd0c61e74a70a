import type { Destination } from '#kernel/destination.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'

interface Linked {
  readonly link: string
}

/** What a requested notice is about. */
interface AlertFacts {
  readonly subject: 'product' | 'province'
  readonly name: string
  readonly destination: Destination
}

interface ReceivingChange {
  readonly field: 'recipient' | 'registeredName' | 'secondPersonAbove'
  /** Empty where there was nothing. */
  readonly before: string
  readonly after: string
}

/** What the payer of a part reads: nothing of the recipient. */
interface OfPayer {
  readonly name: string
  readonly number: string
  readonly partNumber: string
  /** How many there are. */
  readonly parts: string
  readonly amount: string
  readonly methodName: string
  /** The order needs no money any more. */
  readonly isEnded: boolean
}

/** Every e-mail of the shop, with its data. */
export type EmailMessage =
  | ({ readonly kind: 'confirm_email'; readonly name: string } & Linked)
  | ({ readonly kind: 'reset_password' } & Linked)
  | ({ readonly kind: 'device_link' } & Linked)
  | { readonly kind: 'password_changed' }
  | { readonly kind: 'account_erased' }
  | { readonly kind: 'role_removed' }
  | ({ readonly kind: 'confirm_new_email' } & Linked)
  | { readonly kind: 'email_changed'; readonly newEmail: string }
  | {
      readonly kind: 'already_registered'
      readonly loginLink: string
      readonly resetLink: string
    }
  | ({
      readonly kind: 'admin_invitation'
      /** The set of permissions; empty where everything is permitted. */
      readonly group: string
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
      readonly kind: 'staff_news'
      readonly lines: readonly { readonly text: string; readonly link: string | null }[]
      /** The daily one, of what waits. */
      readonly isSummary: boolean
    } & Linked)
  | ({
      /** To the owners: where transfers go, or above which sum two persons look. */
      readonly kind: 'receiving_changed'
      readonly methodName: string
      readonly by: string
      readonly at: Date
      readonly changes: readonly ReceivingChange[]
    } & Linked)
  | ({
      /** To the owners: the keys of a service that money or e-mails pass through. */
      readonly kind: 'connection_changed'
      readonly service: string
      readonly by: string
      readonly at: Date
      /** In the words of their form; of a secret only that it is another. */
      readonly changes: readonly {
        readonly label: string
        readonly before: string
        readonly after: string
      }[]
    } & Linked)
  | ({
      /** To the owners, and whoever is none any more: somebody was named, or stepped down. */
      readonly kind: 'owners_changed'
      readonly person: string
      readonly isNamed: boolean
      readonly by: string
      readonly at: Date
    } & Linked)
  | ({
      /** To the owners: everything that the shop stores left it. */
      readonly kind: 'backup_downloaded'
      readonly name: string
      readonly by: string
      readonly at: Date
    } & Linked)
  | ({ readonly kind: 'confirm_alert' } & AlertFacts & Linked)
  | ({ readonly kind: 'alert_due'; readonly endLink: string } & AlertFacts & Linked)
  | ({
      readonly kind: 'part_paid'
      readonly name: string
      readonly number: string
      /** As the buyer named it; may be empty. */
      readonly part: string
      readonly partNumber: string
      readonly amount: string
      readonly missing: string
    } & Linked)
  | ({ readonly kind: 'part_sent' } & OfPayer & Linked)
  | ({ readonly kind: 'part_returned' } & OfPayer & Linked)
  | ({ readonly kind: 'part_not_seen'; readonly reason: string } & OfPayer & Linked)
  | ({
      readonly kind: 'owner_part_to_verify'
      /** As the buyer named it; may be empty. */
      readonly part: string
      readonly memo: string
      readonly confirmation: string
    } & Omit<OfPayer, 'isEnded'> &
      Linked)
  | ({
      readonly kind: 'part_receipt'
      /** Of all parts; empty once every part is there. */
      readonly missing: string
      /** Of this part; empty once it is paid. */
      readonly rest: string
      /** What came too much for it, and goes back; empty where nothing did. */
      readonly excess: string
      /** Until when the others may pay. */
      readonly until: Date | null
      readonly destination: Destination
      readonly at: Date
    } & OfPayer &
      Linked)
  | ({
      readonly kind: 'parts_ended'
      readonly name: string
      readonly number: string
      /** What is returned; empty where nothing came. */
      readonly amount: string
    } & Linked)
  | ({
      readonly kind: 'donation_opened'
      readonly name: string
      readonly amount: string
      readonly memo: string
      readonly method: PaymentMethod
      readonly methodName: string
    } & Linked)
  | {
      readonly kind: 'donation_received'
      readonly name: string
      readonly amount: string
      readonly cause: string
      readonly memo: string
      readonly method: PaymentMethod
      readonly methodName: string
      readonly at: Date
      /** The charity's tax number; null where donations are not deductible. */
      readonly ein: string | null
    }
  | {
      /** The shop sent it back, or the provider took it from the shop. */
      readonly kind: DonationReturn
      readonly name: string
      readonly amount: string
      /** What stays donated; empty where everything went back. */
      readonly rest: string
      readonly memo: string
      readonly methodName: string
    }

export type DonationReturn = 'donation_returned' | 'donation_reversed'
export type AlertEmail = Extract<EmailMessage, AlertFacts>
export type PartEmail = Extract<
  EmailMessage,
  { kind: `part_${string}` | `parts_${string}` | 'owner_part_to_verify' }
>
export type DonationEmail = Extract<EmailMessage, { kind: `donation_${string}` }>

export interface Labelled {
  readonly label: string
  readonly value: string
}
interface LabelledLink extends Linked {
  readonly label: string
}

/** A block of an e-mail, rendered as HTML and as text. */
export type Block =
  | { readonly kind: 'text' | 'quote' | 'notice' | 'small'; readonly text: string }
  | ({ readonly kind: 'button' | 'link' } & LabelledLink)
  /** Equally weighted options, one of which is chosen. */
  | { readonly kind: 'choices' | 'links'; readonly links: readonly LabelledLink[] }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly Labelled[] }
  | {
      readonly kind: 'goods'
      readonly title: string
      /** Total is empty where no price may be shown. */
      readonly rows: readonly { name: string; detail: string; total: string }[]
      readonly sums: readonly Labelled[]
      readonly total: Labelled | null
    }

export interface EmailContent {
  readonly subject: string
  /** Preview text after the subject; empty where the start of the e-mail serves. */
  readonly preheader?: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** Sender and language: header and footer around the content. */
export interface EmailFrame {
  readonly locale: string
  readonly shopName: string
  readonly copyHint: string
  readonly footer: readonly string[]
}

/** Removes line breaks and invisible characters, against header injection. */
export const oneLine = (value: string, maxLength = 200): string =>
  value
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .trim()

const bait = /[/\\@:<>]|www\.|[\p{L}\d]\.\p{L}{2}|\d{4}/iu

/** The name for the greeting; empty if it holds a link or number, since names are untrusted input. */
export function greetableName(name: string): string {
  const line = oneLine(name, 1_000)
  return line.length > 60 || bait.test(line) ? '' : line
}

/** Untrusted text, altered so that no mail program turns it into a link. */
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
