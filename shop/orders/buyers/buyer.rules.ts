/** Whoever bought: an account, or the address of those who have none. */
export type BuyerKey = { readonly userId: string } | { readonly email: string }

/** A buyer as a list shows them, by their newest order. */
export interface ListedBuyer {
  readonly orderId: string
  /** Null without an account. */
  readonly userId: string | null
  readonly email: string
  readonly name: string
  readonly phone: string
  readonly lastOrder: Date
}

export interface BuyerTotals {
  readonly orders: number
}

/** What a list of orders is searched by: of a telephone its digits alone, as it is stored. */
export function buyerSearch(text: string): string {
  const digits = text.replace(/\D/g, '')
  return /^[+\d\s().-]+$/.test(text) && digits.length >= 7 ? digits : text
}
