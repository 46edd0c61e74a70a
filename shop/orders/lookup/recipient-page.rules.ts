import { format, type Messages } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { escapeHtml } from '#kernel/text/escape.ts'
import { phoneText } from '#kernel/text/phone.ts'
import type { SetSheet } from '#shop/catalogue/products/set-sheet.rules.ts'
import type { InstallationState } from '../installation/installation.rules.ts'
import {
  type Headline,
  headlineOf,
  markOf,
  progressOf,
  type StepState,
} from '../lifecycle/progress.rules.ts'
import type { es } from '../messages/es.ts'
import {
  installationPath,
  isInstalledAlone,
  nameIn,
  type OrderLine,
  type OrderWithLines,
} from '../order.rules.ts'
import { isPickedUp, recipientName, shippingAddress } from '../parties.rules.ts'
import { trackingText, trackingUrl } from '../steps/tracking.rules.ts'
import { type StageFacts, stageHtml, stageOf } from './recipient-stage.rules.ts'

export const recipientStyle = `:root{color-scheme:light dark;--ink:#16283a;--soft:#51606f;--paper:#fbfaf6;--card:#fff;--line:#d9d5c9;--sun:#f5b301;--good:#1d7a46}
@media(prefers-color-scheme:dark){:root{--ink:#eef2f5;--soft:#aab7c3;--paper:#0e2233;--card:#16304a;--line:#2c4863;--good:#6fd19a}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:1.25rem}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.1rem;margin:1.5rem 0 .25rem}
.shop{font-weight:700}.soft{color:var(--soft)}
.now{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--sun);border-radius:.75rem;padding:1rem;margin:1rem 0}
.now p{margin:.25rem 0}ul,ol{list-style:none;margin:0;padding:0}li{padding:.35rem 0;border-bottom:1px solid var(--line)}
ol li{border:0;color:var(--soft)}ol .done,ol .now-step{color:var(--ink);font-weight:600}.done b{color:var(--good)}
form{margin:1rem 0}button,summary{font:inherit;font-weight:700;min-height:3rem;padding:0 1.5rem;border:1px solid var(--ink);border-radius:.5rem;background:var(--sun);color:#16283a;cursor:pointer}
summary{display:inline-flex;align-items:center}
address{font-style:normal}a{color:inherit;display:inline-block;padding:.25rem 0}`

const marks = { done: '✓', now: '●', ahead: '○', never: '–' } as const
const classes = { done: 'done', now: 'now-step', ahead: '', never: '' } as const

interface Page {
  /** The wiring sheet of the items that make one set. */
  readonly sheet: SetSheet | null
  readonly order: OrderWithLines
  /** Between which days it arrives; empty where nothing is promised. */
  readonly arrival: string
  readonly installation: InstallationState
  readonly messages: Messages<typeof es>
  readonly shop: {
    readonly name: string
    readonly phone: string
    readonly email: string
    /** Digits only; empty without one. */
    readonly whatsapp: string
  }
  readonly stage: Omit<StageFacts, 'order' | 'messages'>
}

/** What became of the payment is the payer's: here it was made. */
const progressItem = (messages: Page['messages'], name: string, state: StepState): string => {
  const mark = markOf(state)
  const isCurrent = mark === 'now'
  const text = isCurrent || mark === 'never' ? `: ${messages.stepStates[state]}` : ''
  return `<li class="${classes[mark]}"${isCurrent ? ' aria-current="step"' : ''}><b aria-hidden="true">${marks[mark]}</b> ${escapeHtml(name + text)}</li>`
}

const progressItems = ({ order, messages }: Page): string =>
  progressOf(order)
    .map(({ step, state }) => progressItem(messages, messages.steps[step], state))
    .join('')

const installationLink = ({ order, messages, sheet }: Page, line: OrderLine): string =>
  isInstalledAlone(line, sheet)
    ? `<br><a href="${escapeHtml(`${installationPath(line, order)}&lng=${order.locale}`)}">${escapeHtml(messages.install)}</a>`
    : ''

const items = (page: Page): string =>
  page.order.lines
    .map(
      (line) =>
        `<li>${line.quantity} × ${escapeHtml(nameIn(line, page.order.locale))}${installationLink(page, line)}</li>`,
    )
    .join('')

const setSheet = ({ order, messages, sheet }: Page): string =>
  sheet
    ? `<p><a href="${escapeHtml(`${sheet.path}&lng=${order.locale}`)}">${escapeHtml(sheet.isWhole ? messages.installSet : messages.installPartial)}</a></p>`
    : ''

const unpaid: readonly Headline[] = [
  'pay_now',
  'send_proof',
  'partly_paid',
  'awaiting_parts',
  'proof_in_hands',
  'under_review',
]

/** Nothing is on its way, whatever became of the money. */
const isCancelled = (order: OrderWithLines): boolean => {
  const shown = headlineOf(order)
  if (order.delivery === 'cancelled') return shown !== 'refused'
  const isBack = shown === 'refunded' || shown === 'refund_due'
  return isBack && (order.delivery === 'to_prepare' || order.delivery === 'prepared')
}

/** Whoever would receive it reads of no reason: it was cancelled. */
const isOver = (order: OrderWithLines): boolean =>
  stageOf(order.delivery) !== 'after' &&
  (isCancelled(order) || ['closed', 'declined', 'cancelled', 'refused'].includes(headlineOf(order)))

/** Its money is disputed or went back: why is the payer's affair, and whether it goes on a person decides. */
const unsure: readonly Headline[] = ['disputed', 'refund_due', 'refunded']
const isChecked = (order: OrderWithLines): boolean =>
  stageOf(order.delivery) === 'before' && !isOver(order) && unsure.includes(headlineOf(order))

/** Payment headlines are for the payer only: the recipient sees a neutral one. */
function headline({ order, messages }: Page) {
  const shown = stageOf(order.delivery) === 'after' ? 'delivered' : headlineOf(order)
  const his = ['held', 'today', 'pickup', 'incident', 'delivered'] as const
  if (isOver(order)) return messages.recipientPage.cancelled
  if (unpaid.includes(shown)) return messages.recipientPage.waiting
  if (isChecked(order)) return messages.recipientPage.checked
  return messages.headlines[his.find((one) => one === shown) ?? 'going_on'].title
}

function place({ order, messages }: Page): string {
  const to = shippingAddress(order.recipient)
  const isPickup = isPickedUp(order.recipient.address)
  const lines = isPickup
    ? [[to.municipality, to.province].filter(Boolean).join(', ')]
    : [to.street, [to.reparto, to.municipality, to.province].filter(Boolean).join(', ')]
  const { where, whereAfter } = isPickup ? messages.recipientPage.pickup : messages.recipientPage
  const title = stageOf(order.delivery) === 'after' ? whereAfter : where
  return `<h2>${escapeHtml(title)}</h2><address>${lines.map(escapeHtml).join('<br>')}</address>`
}

/** WhatsApp comes first: a call abroad costs a Cuban telephone more than it can pay. */
const help = ({ order, messages, shop }: Page): string => {
  const greeting = format(messages.recipientPage.greeting, { number: order.number })
  const ways = [
    shop.whatsapp &&
      `<a href="https://wa.me/${shop.whatsapp}?text=${encodeURIComponent(greeting)}">WhatsApp</a>`,
    shop.phone &&
      `<a href="tel:${escapeHtml(shop.phone.replace(/[^\d+]/g, ''))}">${escapeHtml(shop.phone)}</a>`,
    shop.email && `<a href="mailto:${escapeHtml(shop.email)}">${escapeHtml(shop.email)}</a>`,
  ].filter(Boolean)
  return ways.length > 0
    ? `<h2>${escapeHtml(messages.recipientPage.help)}</h2><p>${ways.join(' · ')}</p>`
    : ''
}

const readyText = ({ recipient }: OrderWithLines, { recipientPage: say }: Page['messages']) =>
  isPickedUp(recipient.address) ? say.pickup.ready : say.ready

/** Who carries it, with the page that follows it where there is one. */
function followed({ carrier, trackingCode }: OrderWithLines, { tracking }: Page['messages']) {
  if (!trackingCode) return ''
  const page = trackingUrl(carrier, trackingCode)
  const text = trackingText(carrier, trackingCode)
  if (!page) return `${tracking}: ${text}`
  return {
    html: `${escapeHtml(tracking)}: <a href="${escapeHtml(page)}" rel="noreferrer">${escapeHtml(text)}</a>`,
  }
}

/** What to have ready, when it arrives, and who carries it or took it. */
const nowParagraphs = ({ order, messages, arrival, stage }: Page, isAwaited: boolean): string =>
  [
    stageOf(order.delivery) === 'after' && stage.waits && stage.damageMessages.safety[stage.waits],
    isOver(order) && messages.recipientPage.cancelledText,
    isChecked(order) && messages.recipientPage.checkedText,
    isAwaited && format(readyText(order, messages), { phone: phoneText(order.recipient.phone) }),
    arrival,
    followed(order, messages),
    order.receivedBy && format(messages.receivedBy, { name: order.receivedBy }),
  ]
    .map((text) =>
      text ? `<p>${typeof text === 'string' ? escapeHtml(text) : text.html}</p>` : '',
    )
    .join('')

const authorised = ({ order, messages }: Page): string => {
  const { authorised: other } = order.recipient
  return other ? `<p>${escapeHtml(format(messages.authorised, { name: other.name }))}</p>` : ''
}

/** Who mounts it, as long as nobody has. */
const technician = ({ messages, installation }: Page): string =>
  installation === 'waits' || installation === 'arranged'
    ? `<p>${escapeHtml(messages.recipientPage.technician[installation])}</p>`
    : ''

/** What comes or came, and where to. */
function coming(page: Page): string {
  const { order, messages } = page
  const total = order.showsPrices
    ? `<p>${escapeHtml(`${messages.recipientPage.total}: ${formatUsd(order.total)}`)}</p>`
    : ''
  const title =
    stageOf(order.delivery) === 'after' ? messages.recipientPage.comesAfter : messages.comes
  return `<h2>${escapeHtml(title)}</h2><ul>${items(page)}</ul>${setSheet(page)}${technician(page)}${total}
${place(page)}<p>${escapeHtml(recipientName(order.recipient))}</p>${authorised(page)}`
}

/** The recipient's page as a document: no script, no image, no price unless the payer allows it. */
export function recipientPage(page: Page): string {
  const { order, messages, shop } = page
  const say = messages.recipientPage
  const stage = stageOf(order.delivery)
  const isEnded = isOver(order)
  const heading = stage === 'after' ? say.titleAfter : isEnded ? say.titleOver : say.title
  const title = format(heading, { name: order.recipient.givenNames })
  const isPaid = !unpaid.includes(headlineOf(order))
  const isGoingOn = stage === 'before' && isPaid && !isEnded && !isChecked(order)
  const isAwaited = order.destination === 'cuba' && isGoingOn
  // whoever receives it does not pay: nothing is promised on condition of a payment
  const now = nowParagraphs({ ...page, arrival: isPaid ? page.arrival : '' }, isAwaited)
  return `<!doctype html><html lang="${order.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${recipientStyle}</style></head><body><main>
<p class="shop">${escapeHtml(shop.name)}</p><h1>${escapeHtml(title)}</h1><p class="soft">${escapeHtml(format(messages.title, { number: order.number }))}</p>
<div class="now" role="status"><p><strong>${escapeHtml(headline(page))}</strong></p>${now}</div>
${stageHtml({ order, messages, ...page.stage })}
${isEnded ? '' : `<h2>${escapeHtml(messages.progress)}</h2><ol>${progressItems(page)}</ol>${coming(page)}`}${stage === 'after' || isEnded ? '' : `<p class="soft">${escapeHtml(say.invalid)}</p>`}${help(page)}
</main></body></html>`
}
