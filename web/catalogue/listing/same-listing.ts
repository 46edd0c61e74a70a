import type { ShouldRevalidateFunctionArgs } from 'react-router'

const listingPart = (url: URL): string => {
  const parameters = new URLSearchParams(url.search)
  parameters.delete('product_id')
  parameters.delete('url_slug')
  return `${url.pathname}?${parameters}`
}

/** Opening or closing a product over a list does not reload the list. */
export const unlessOnlyTheProductChanged = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const isRefresh = currentUrl.href === nextUrl.href || formMethod !== undefined
  return !isRefresh && listingPart(currentUrl) === listingPart(nextUrl)
    ? false
    : defaultShouldRevalidate
}
