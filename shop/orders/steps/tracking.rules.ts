const pages: readonly (readonly [carrier: RegExp, page: string])[] = [
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\bfedex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bdhl\b/i, 'https://www.dhl.com/us-en/home/tracking.html?tracking-id='],
]

/** Whose parcel it is and its code; a page typed as the code is named by its site. */
export function trackingText(carrier: string, code: string): string {
  const site = code.startsWith('https://') ? URL.parse(code)?.hostname : null
  return site ? carrier || site : [carrier, code].filter(Boolean).join(' ')
}

/** The page that follows a parcel: the one typed as its code, or the carrier's; null where there is neither. */
export function trackingUrl(carrier: string, code: string): string | null {
  const typed = /^https:\/\/\S+$/.test(code) ? URL.parse(code) : null
  if (typed) return typed.href
  const [, page] = pages.find(([name]) => name.test(carrier)) ?? []
  return page && code ? page + encodeURIComponent(code) : null
}
