import { format } from '#kernel/messages.ts'
import { sandboxCartKey } from '#shop/test-centre/browser/sandbox.rules.ts'
import type { Journey } from '#shop/test-centre/diagnosis.rules.ts'
import type { Finding } from '#shop/test-centre/results/test-result.rules.ts'
import type { TestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { type TestFrame, until } from './test-frame.ts'

interface Going {
  readonly frame: TestFrame
  readonly messages: TestMessages['findings']
}
type Walk = (going: Going) => Promise<Finding>

const fine = (message: string): Finding => ({ status: 'success', message })
const bad = (message: string): Finding => ({ status: 'error', message })
const missing = ({ messages }: Going, what: string) => bad(format(messages.missing, { what }))

const productLinks = (page: Document): HTMLAnchorElement[] => [
  ...page.querySelectorAll<HTMLAnchorElement>('main article a[href*="/catalogo/"]'),
]
const priceIn = (text: string | null | undefined): string =>
  /\$[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? ''

/** The first card with a product for sale: its link and its text. */
function firstCard(page: Document) {
  for (const link of productLinks(page)) {
    const card = link.closest('article')
    const price = priceIn(card?.textContent)
    const name = card?.querySelector('h2, h3')?.textContent?.trim()
    if (card && price && name) return { path: new URL(link.href).pathname, price, name }
  }
  return null
}

const home: Walk = async (going) => {
  const page = (await going.frame.open('/')).document
  if (!page.querySelector('main h1')) return missing(going, 'h1')
  const count = productLinks(page).length
  return count > 0 ? fine(format(going.messages.homeOpen, { count })) : missing(going, 'article')
}

const catalogue: Walk = async (going) => {
  const page = (await going.frame.open('/catalogo')).document
  const cards = [...page.querySelectorAll('main article')]
  const priced = cards.filter((card) => priceIn(card.textContent) !== '')
  return priced.length > 0
    ? fine(format(going.messages.listed, { count: priced.length }))
    : missing(going, '$')
}

const product: Walk = async (going) => {
  const card = firstCard((await going.frame.open('/catalogo')).document)
  if (!card) return missing(going, 'article')
  const page = (await going.frame.open(card.path)).document
  const main = page.querySelector('main')
  const isSame =
    page.querySelector('main h1')?.textContent?.trim() === card.name &&
    main?.textContent?.includes(card.price)
  return isSame
    ? fine(format(going.messages.sameProduct, { name: card.name }))
    : bad(going.messages.otherPrice)
}

const sandboxUnits = (): number => {
  const stored: unknown = JSON.parse(localStorage.getItem(sandboxCartKey) ?? '[]')
  if (!Array.isArray(stored)) return 0
  return stored.reduce(
    (sum: number, line: { quantity?: unknown }) => sum + Number(line.quantity),
    0,
  )
}

/** Adds a product to the sandbox's cart; live data must stay unchanged. */
const cart: Walk = async (going) => {
  const { frame, messages } = going
  const live = localStorage.getItem('cart')
  localStorage.removeItem(sandboxCartKey)
  try {
    const page = (await frame.open('/catalogo')).document
    const button = page.querySelector<HTMLButtonElement>('main article form button:not(:disabled)')
    if (!button) return missing(going, 'button')
    button.click()
    if (!(await until(() => sandboxUnits() > 0, 5_000))) return missing(going, sandboxCartKey)
    const count = sandboxUnits()
    const shown = (await frame.open('/carrito')).document
    const total = await until(() => priceIn(shown.querySelector('main')?.textContent), 5_000)
    if (!total) return missing(going, '$')
    if (localStorage.getItem('cart') !== live) return bad(messages.liveCartChanged)
    return fine(format(messages.cartFilled, { count }))
  } finally {
    localStorage.removeItem(sandboxCartKey)
  }
}

const search: Walk = async (going) => {
  const text = 'bateria'
  const page = (await going.frame.open(`/catalogo?search=${text}`)).document
  const count = page.querySelectorAll('main article').length
  return count > 0 ? fine(format(going.messages.found, { count, text })) : missing(going, text)
}

const calculator: Walk = async (going) => {
  const page = (await going.frame.open('/calculadora-solar?equipos=rm1-du1')).document
  const shows = /\d\s?(W|Wh|kWh)\b/.test(page.querySelector('main')?.textContent ?? '')
  return shows ? fine(going.messages.calculated) : missing(going, 'Wh')
}

/** Requested without the administrator's cookie. */
const signedOut: Walk = async ({ messages }) => {
  const response = await fetch('/admin', { credentials: 'omit' })
  const isAtLogin = response.redirected && new URL(response.url).pathname === '/login'
  return isAtLogin ? fine(messages.ledToLogin) : bad(messages.opened)
}

const walks: Record<Journey, Walk> = {
  home,
  catalogue,
  product,
  cart,
  search,
  calculator,
  signed_out: signedOut,
}

/** Walks through the shop in a frame as a visitor would. */
export const walk = (journey: Journey, going: Going): Promise<Finding> => walks[journey](going)
