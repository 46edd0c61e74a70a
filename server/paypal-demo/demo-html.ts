import { createHash } from 'node:crypto'
import { type Locale, locales } from '#kernel/locale.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { escapeHtml } from '#kernel/text/escape.ts'
import { actionsFor } from './demo-actions.ts'
import { demoMessages } from './demo-messages.ts'
import { restOf } from './demo-payments.ts'
import type { DemoOrder } from './demo-state.ts'

const style = `:root{color-scheme:light dark;--paper:#fffdf8;--raised:#fff;--ink:#16202b;--soft:#4a5868;--line:#8b95a1;--sun:#f5b301;--on-sun:#16202b;--night:#0e2233}
@media(prefers-color-scheme:dark){:root{--paper:#11161c;--raised:#19202a;--ink:#f3efe6;--soft:#b5bec9;--line:#6b7784;--sun:#f7be2a;--on-sun:#11161c;--night:#0b1118}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
.mark{padding:.75rem 1.5rem;border-bottom:4px solid var(--sun);background:var(--night);color:#f3efe6;font-weight:700;text-align:center}
.mark span{display:block}
main{box-sizing:border-box;max-width:36rem;margin:auto;padding:2rem 1.5rem}
h1{margin:0 0 .75rem;font-size:1.875rem;line-height:1.2}
h2{font-size:1.125rem}
p{margin:0 0 1.25rem;color:var(--soft)}
dl{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 2rem;margin:0 0 1.5rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--raised)}
dt{color:var(--soft);font-size:.875rem}dd{margin:0;font-weight:700}
form{display:grid;gap:.75rem}
button,a{box-sizing:border-box;min-height:3rem;padding:.625rem 1.25rem;border:1px solid var(--line);border-radius:.5rem;background:var(--raised);color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
a{display:block;margin-top:1.25rem}li a{margin:0 0 .75rem;text-align:left}ul{margin:0;padding:0;list-style:none}
button[value=approve]{border-color:var(--sun);background:var(--sun);color:var(--on-sun)}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}`

const styleHash = createHash('sha256').update(style).digest('base64')
export const demoPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const page = (locale: Locale, content: string): string => {
  const marks = locales
    .map((one) => `<span lang="${one}">${demoMessages[one].mark}</span>`)
    .join('')
  const { title } = demoMessages[locale]
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/brand/favicon.svg"><style>${style}</style></head><body><header class="mark">${marks}</header><main><h1>${title}</h1>${content}</main></body></html>`
}

function stateOf(order: DemoOrder, locale: Locale): string {
  const { states } = demoMessages[locale]
  const { capture, dispute } = order
  if (!capture) return states.waiting
  if (capture.status === 'PENDING') return states.review
  if (capture.status === 'DECLINED') return states.declined
  if (dispute?.state === 'open') return states.disputed
  return restOf(order) === 0 ? states.refunded : states.paid
}

const sumOf = (order: DemoOrder) => formatUsd(cents(order.cents))

export function orderPage(locale: Locale, order: DemoOrder): string {
  const messages = demoMessages[locale]
  const actions = actionsFor(order)
  const buttons = actions.map(
    (action) => `<button name="action" value="${action}">${messages.actions[action]}</button>`,
  )
  const later = actions.length > 0 ? `<h2>${messages.after}</h2>` : `<p>${messages.none}</p>`
  const back = `<a href="${escapeHtml(`${order.returnPath}&token=${order.id}`)}">${messages.back}</a>`
  return page(
    locale,
    `<p>${messages.text}</p><dl><div><dt>${messages.order}</dt><dd>${escapeHtml(order.invoiceId)}</dd></div><div><dt>${stateOf(order, locale)}</dt><dd>${sumOf(order)}</dd></div></dl>${order.capture ? later : ''}<form method="post"><input type="hidden" name="token" value="${order.id}">${buttons.join('')}</form>${order.capture ? back : ''}`,
  )
}

export function listPage(locale: Locale, orders: readonly DemoOrder[]): string {
  const items = orders.map(
    (order) =>
      `<li><a href="/paypal-demo?token=${order.id}">${escapeHtml(order.invoiceId)} · ${sumOf(order)} · ${stateOf(order, locale)}</a></li>`,
  )
  return page(locale, `<h2>${demoMessages[locale].list}</h2><ul>${items.join('')}</ul>`)
}
