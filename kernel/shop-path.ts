const maxLength = 4_000

/** Only a path of this shop is a valid return target; anything else becomes the home page. */
export function pathOfThisShop(requested: unknown): string {
  if (
    typeof requested !== 'string' ||
    requested.length > maxLength ||
    !/^\/(?![/\\])/.test(requested)
  )
    return '/'
  if (/[\p{Cc}\\]/u.test(requested)) return '/'
  const base = 'http://shop.invalid'
  const url = URL.canParse(requested, base) ? new URL(requested, base) : null
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
