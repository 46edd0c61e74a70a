import type http from 'node:http'
import { approve, type PayPalBooks } from './paypal-books.ts'

/** PayPal's script as far as the shop uses it: one button for each way to pay; pressing it agrees at once. */
const script = (base: string, asked: string) => `window.paypal = {
  asked: ${JSON.stringify(asked)},
  getFundingSources: () => ['paypal', 'venmo', 'card'],
  isFundingEligible: (source) => source !== 'venmo',
  Buttons: ({ fundingSource, createOrder, onApprove, onError }) => ({
    async render(place) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'PayPal: ' + fundingSource
      button.addEventListener('click', async () => {
        try {
          const orderID = await createOrder()
          await fetch(${JSON.stringify(base)} + '/twin/agree?token=' + orderID, { mode: 'no-cors' })
          await onApprove({ orderID }, { restart() { place.dataset.restarted = 'yes' } })
        } catch (error) { onError(error) }
      })
      place.append(button)
    },
  }),
}`

const page = (id: string) => `<!doctype html><html lang="en"><title>PayPal's twin</title>
<h1>PayPal's twin</h1>
<a href="/twin/pay?token=${id}">Agree</a> <a href="/twin/cancel?token=${id}">Cancel</a></html>`

function leadBack(books: PayPalBooks, id: string, isAgreed: boolean): string {
  if (isAgreed) approve(books, id)
  const { pathname, search } = new URL(books.orders.get(id)?.returnUrl ?? '')
  const path = isAgreed ? pathname : pathname.replace('vuelta', 'cancelado')
  return `${books.home}${path}${search}&token=${id}&PayerID=P1`
}

type Show = (books: PayPalBooks, id: string, search: string) => readonly [number, object, string?]

const shown: Readonly<Record<string, Show>> = {
  '/sdk/js': ({ base, script: how }, _, search) => [
    how === 'broken' ? 500 : 200,
    { 'Content-Type': 'text/javascript' },
    how === 'broken' ? '' : script(base, search),
  ],
  '/checkoutnow': (_, id) => [200, { 'Content-Type': 'text/html' }, page(id)],
  '/twin/agree': (books, id) => {
    approve(books, id)
    return [204, {}]
  },
  '/twin/pay': (books, id) => [303, { Location: leadBack(books, id, true) }],
  '/twin/cancel': (books, id) => [303, { Location: leadBack(books, id, false) }],
}

/** The part of PayPal that a buyer sees: its script and the page where one agrees. */
export function servesBuyer(
  books: PayPalBooks,
  url: string,
  response: http.ServerResponse,
): boolean {
  const { pathname, searchParams, search } = new URL(url, 'http://twin')
  const show = Object.hasOwn(shown, pathname) ? shown[pathname] : undefined
  if (!show) return false
  if (pathname === '/sdk/js' && books.script === 'silent') return true
  const [status, headers, body] = show(books, searchParams.get('token') ?? '', search)
  response.writeHead(status, headers as http.OutgoingHttpHeaders).end(body)
  return true
}
