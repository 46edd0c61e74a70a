const pages: readonly (readonly [carrier: RegExp, page: string])[] = [
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\bfedex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bdhl\b/i, 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
]

/** The page of a carrier that follows a parcel; null for carriers without one. */
export function trackingUrl(carrier: string, code: string): string | null {
  const [, page] = pages.find(([name]) => name.test(carrier)) ?? []
  return page && code ? page + encodeURIComponent(code) : null
}
