import { askAgain, settled, sharedPatience, tellIfPersistent } from './ask-shop.ts'
import { productPatience } from './patience.rules.ts'

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

const asksForPage = /\.data$/

/** Whether a request for a page's data asks for products. */
export function asksForProducts({ pathname, searchParams }: URL): boolean {
  const area = pathname.replace(asksForPage, '').split('/')[1] ?? ''
  return (
    withProducts.includes(area) || searchParams.has('product_id') || searchParams.has('url_slug')
  )
}

/** Asks as `plain` does, but over again: products by their rule, other pages by the shared one, nothing else. */
export const askForPagesWith =
  (plain: typeof fetch): typeof fetch =>
  async (input, init) => {
    const isQuestion = (init?.method ?? 'GET') === 'GET' && input instanceof URL
    if (!isQuestion || !asksForPage.test(input.pathname)) return plain(input, init)
    const areProducts = asksForProducts(input)
    const patience = areProducts ? productPatience : sharedPatience
    const last = await askAgain(() => plain(input, init), patience, init?.signal)
    if (!areProducts) tellIfPersistent(last, init?.signal)
    return settled(last)
  }

/** The router fetches the data of pages itself and has no place to say how: this stands between. */
export function askAgainForPages(): void {
  window.fetch = askForPagesWith(window.fetch.bind(window))
}
