const longest = 4_000

/** Only a path of this shop is a place to return to; anything else leads home. */
export function pathOfThisShop(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > longest || !/^\/(?![/\\])/.test(wanted))
    return '/'
  if (/[\p{Cc}\\]/u.test(wanted)) return '/'
  const base = 'http://shop.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
