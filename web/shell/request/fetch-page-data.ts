import { notifyIfPersistent, retry, settled, sharedRetryPolicy } from './fetch-with-retry.ts'
import { productRetryPolicy } from './retry.rules.ts'

const withProducts = [
  '',
  '_',
  'accesorios',
  'baterias',
  'calculadora-solar',
  'catalogo',
  'comparar',
  'energia-portatil',
  'inversores',
  'panelessolarescuba',
  'productos',
  'secciones',
]

const isPageDataRequest = /\.data$/

/** Whether a request is for page data with products. */
export function isProductRequest({ pathname, searchParams }: URL): boolean {
  const area = pathname.replace(isPageDataRequest, '').split('/')[1] ?? ''
  return (
    withProducts.includes(area) || searchParams.has('product_id') || searchParams.has('url_slug')
  )
}

/** Fetches with retries: products by their policy, other page data by the shared one, everything else once. */
export const fetchPageDataWith =
  (plain: typeof fetch): typeof fetch =>
  async (input, init) => {
    const isQuestion = (init?.method ?? 'GET') === 'GET' && input instanceof URL
    if (!isQuestion || !isPageDataRequest.test(input.pathname)) return plain(input, init)
    const areProducts = isProductRequest(input)
    const retryPolicy = areProducts ? productRetryPolicy : sharedRetryPolicy
    const last = await retry(() => plain(input, init), retryPolicy, init?.signal)
    if (!areProducts) notifyIfPersistent(last, init?.signal)
    return settled(last)
  }

/** The router fetches page data itself and has no option for a fetch function: this replaces it. */
export function retryPageData(): void {
  window.fetch = fetchPageDataWith(window.fetch.bind(window))
}
