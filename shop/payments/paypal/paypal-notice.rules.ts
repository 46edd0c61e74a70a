import { dayMs, minuteMs } from '#kernel/time.ts'

/** The headers by which PayPal signs a notice. */
export interface Transmission {
  readonly id: string
  readonly time: string
  readonly certificateUrl: string
  readonly algorithm: string
  readonly signature: string
}

/** PayPal repeats an undelivered notice for three days. */
const maxAgeMs = 4 * dayMs
const maxAheadMs = 10 * minuteMs

const isOfPayPal = (url: string): boolean => {
  const address = URL.canParse(url) ? new URL(url) : null
  return address?.protocol === 'https:' && /(^|\.)paypal\.com$/.test(address.hostname)
}

/** Whether PayPal can be the sender; what it cannot have sent is refused without asking it. */
export function mayBePayPal(transmission: Transmission, now: Date): boolean {
  if (Object.values(transmission).some((value) => value === '' || value.length > 500)) return false
  const age = now.getTime() - Date.parse(transmission.time)
  return isOfPayPal(transmission.certificateUrl) && age < maxAgeMs && age > -maxAheadMs
}
