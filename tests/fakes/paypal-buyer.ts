import type http from 'node:http'
import { approve, type FakePayPalState } from './paypal-state.ts'

/** PayPal's script as far as the shop uses it: one button for each way to pay; pressing it agrees at once. */
const script = (base: string, requests: string) => `window.paypal = {
  asked: ${JSON.stringify(requests)},
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

function leadBack(state: FakePayPalState, id: string, isAgreed: boolean): string {
  if (isAgreed) approve(state, id)
  const { pathname, search } = new URL(state.orders.get(id)?.returnUrl ?? '')
  const path = isAgreed ? pathname : pathname.replace('vuelta', 'cancelado')
  return `${state.home}${path}${search}&token=${id}&PayerID=P1`
}

type Show = (
  state: FakePayPalState,
  id: string,
  search: string,
) => readonly [number, object, string?]

const shown: Readonly<Record<string, Show>> = {
  '/sdk/js': ({ base, script: how }, _, search) => [
    how === 'broken' ? 500 : 200,
    { 'Content-Type': 'text/javascript' },
    how === 'broken' ? '' : script(base, search),
  ],
  '/checkoutnow': (_, id) => [200, { 'Content-Type': 'text/html' }, page(id)],
  '/twin/agree': (state, id) => {
    approve(state, id)
    return [204, {}]
  },
  '/twin/pay': (state, id) => [303, { Location: leadBack(state, id, true) }],
  '/twin/cancel': (state, id) => [303, { Location: leadBack(state, id, false) }],
}

/** The part of PayPal that a buyer sees: its script and the page where one agrees. */
export function servesBuyer(
  state: FakePayPalState,
  url: string,
  response: http.ServerResponse,
): boolean {
  const { pathname, searchParams, search } = new URL(url, 'http://twin')
  const show = Object.hasOwn(shown, pathname) ? shown[pathname] : undefined
  if (!show) return false
  if (pathname === '/sdk/js' && state.script === 'silent') return true
  const [status, headers, body] = show(state, searchParams.get('token') ?? '', search)
  response.writeHead(status, headers as http.OutgoingHttpHeaders).end(body)
  return true
}
