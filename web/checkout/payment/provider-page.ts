import type { OnlineMethod } from '#kernel/payment-method.ts'

/** A provider as a payment page shows it: the page's loader returns it as `servedProvider`. */
export interface ServedProvider {
  readonly method: OnlineMethod
  readonly name: string
  /** Played by the shop itself; moves no money. */
  readonly isDemo: boolean
  /** The sources that the policy of the page allows, and the targets of its form. */
  readonly hosts: readonly string[]
  /** Of its own buttons; without any its page is linked. */
  readonly buttons: {
    /** The origin of its script. */
    readonly origin: string
    /** The namespace of its script on the page. */
    readonly nonce: string
  } | null
}

/** The provider in a route's loader data, if any. */
export function providerOf(data: unknown): ServedProvider | null {
  const isPage = typeof data === 'object' && data !== null && 'servedProvider' in data
  return isPage ? ((data.servedProvider as ServedProvider | null) ?? null) : null
}
