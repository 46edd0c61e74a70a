import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'

/** What somebody waits for: a product for a destination, or a province of Cuba. */
export type AlertSubject =
  | {
      readonly kind: 'product'
      readonly productId: string
      readonly destination: Destination
    }
  | { readonly kind: 'province'; readonly code: string; readonly destination: 'cuba' }

export type Channel = 'email' | 'whatsapp'

export interface Contact {
  readonly channel: Channel
  readonly value: string
}

export interface Alert {
  readonly id: string
  readonly subject: AlertSubject
  readonly contact: Contact
  readonly locale: Locale
  readonly createdAt: Date
  readonly confirmedAt: Date | null
  readonly notifiedAt: Date | null
}

/** An alert with the name of its product or province in the language of who reads it. */
export interface NamedAlert extends Alert {
  readonly name: string
}
