import type { ProductSummary } from './product.rules.ts'

export const openParameters = { id: 'product_id', slug: 'url_slug' } as const
/** The open product's selected image, from 1. */
export const photoParameter = 'foto'

const queryOf = (parameters: URLSearchParams): string => {
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** The query without an open product. */
export function closedQuery(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of [openParameters.id, openParameters.slug, photoParameter])
    parameters.delete(name)
  return queryOf(parameters)
}

/** The query with this product open: by its slug or, if it has none, by its id, never by both. */
export function openingQuery(
  search: string,
  product: Pick<ProductSummary, 'id' | 'slug' | 'hasSlug'>,
): string {
  const parameters = new URLSearchParams(closedQuery(search))
  if (product.hasSlug) parameters.set(openParameters.slug, product.slug)
  else parameters.set(openParameters.id, product.id)
  return queryOf(parameters)
}

export function hasOpenProduct(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return parameters.has(openParameters.id) || parameters.has(openParameters.slug)
}

/** On a product page other products open as pages, not as a modal. */
export const isProductPage = (path: string): boolean => /^\/catalogo\/[^/]+\/?$/.test(path)

/** The query with image `number` selected. */
export function photoQuery(search: string, number: number): string {
  const parameters = new URLSearchParams(search)
  if (number === 1) parameters.delete(photoParameter)
  else parameters.set(photoParameter, String(number))
  return queryOf(parameters)
}

/** Index of the image in the query; by default the first. */
export function photoIndex(search: string, count: number): number {
  const number = Number(new URLSearchParams(search).get(photoParameter) ?? 1)
  return Number.isInteger(number) && number >= 1 && number <= count ? number - 1 : 0
}
