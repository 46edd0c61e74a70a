import type { ReactNode } from 'react'
import { Button, buttonClass } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import type { Usd } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import type { InstallationState } from '#shop/orders/installation/installation.rules.ts'
import { headlineOf, progressOf, type StepDates } from '#shop/orders/lifecycle/progress.rules.ts'
import {
  installationPath,
  isInstalledAlone,
  type MoneyBack,
  type OrderWithLines,
} from '#shop/orders/order.rules.ts'
import { isForOneself } from '#shop/orders/parties.rules.ts'
import { trackingText, trackingUrl } from '#shop/orders/steps/tracking.rules.ts'
import { OrderBill } from '#shop/orders/ui/order-bill.tsx'
import { OrderHeadline } from '#shop/orders/ui/order-headline.tsx'
import { OrderLines } from '#shop/orders/ui/order-lines.tsx'
import { OrderParties } from '#shop/orders/ui/order-parties.tsx'
import { OrderProgress } from '#shop/orders/ui/order-progress.tsx'
import { useOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import type { SetSheetLink } from './set-sheet.server.ts'

export interface OrderLinks {
  readonly payer: string
  readonly recipient: string
}

const card = 'rounded-card border border-line bg-raised p-4 md:p-6'

function Sharing({ order, links }: { order: OrderWithLines; links: OrderLinks }) {
  const messages = useOrderMessages()
  const { facts } = useShop()
  const about = messages.recipientLinkText
  const name = order.recipient.givenNames
  const shareText = format(messages.recipientShareText, {
    name,
    shop: facts.shopName,
    link: links.recipient,
  })
  return (
    <section className={`${card} print:hidden`}>
      <h2 className="font-bold">{messages.recipientLink}</h2>
      <p className="mt-1 text-sm text-soft-ink">
        {format(about[order.showsPrices ? 'withPrices' : 'withoutPrices'], { name })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <a href={whatsappLink('', shareText)} className={buttonClass('plain')} rel="noreferrer">
          {messages.sendToRecipient}
        </a>
        <a href={links.recipient} className={buttonClass('plain')}>
          {messages.openRecipientPage}
        </a>
      </div>
    </section>
  )
}

/** To print or to present. */
function SaveLinks() {
  const messages = useOrderMessages()
  return (
    <div className="print:hidden">
      <Button className="js-only" onClick={() => window.print()}>
        {messages.print}
      </Button>
    </div>
  )
}

function Tracking({ order: { carrier, trackingCode } }: { order: OrderWithLines }) {
  const messages = useOrderMessages()
  const url = trackingUrl(carrier, trackingCode)
  if (!trackingCode) return null
  const text = trackingText(carrier, trackingCode)
  return (
    <>
      {' '}
      · {messages.tracking}:{' '}
      {url ? (
        <a href={url} rel="noreferrer" className="inline-flex min-h-11 items-center underline">
          {text}
        </a>
      ) : (
        text
      )}
    </>
  )
}

function Facts({ order, isDivided }: Pick<OrderViewProps, 'order' | 'isDivided'>) {
  const messages = useOrderMessages()
  const locale = useLocale()
  return (
    <p className="text-soft-ink">
      {format(messages.placed, { date: formatDate(order.placedAt, locale) })} · {messages.method}:{' '}
      {isDivided ? messages.together : order.methodName}
      <Tracking order={order} />
      {order.receivedBy && ` · ${format(messages.receivedBy, { name: order.receivedBy })}`}
    </p>
  )
}

interface OrderViewProps {
  readonly order: OrderWithLines
  /** Between which days it arrives; empty where nothing is promised. */
  readonly arrival: string
  /** What goes back or went back of the payment. */
  readonly moneyBack?: MoneyBack | undefined
  /** What a transfer that arrived in part still lacks. */
  readonly due?: Usd | undefined
  readonly links: OrderLinks
  readonly dates: StepDates
  /** Several people pay it, each as they choose. */
  readonly isDivided?: boolean
  /** A provider took money of a part back, and nothing leaves before the shop decides. */
  readonly isShort?: boolean
  /** What the buyer has to decide before anything goes on: it stands in place of the headline and the promised days. */
  readonly question?: ReactNode
  /** What is said of a delivered order instead of wishing joy of it. */
  readonly headline?: ReactNode
  readonly installation: InstallationState
  /** What was paid in parts is on its way back. */
  readonly isReturning?: boolean
  /** The next action: to pay, or to send a proof. */
  readonly next?: ReactNode
  /** What became of earlier steps: photos, damage, paid parts. */
  readonly past?: ReactNode
  /** The sheet that describes the installation of several products. */
  readonly sheet: SetSheetLink | null
  /** Other actions, such as cancelling. */
  readonly more?: ReactNode
}

/** Nobody is sent the way to an order that is over. */
const isUnderWay = ({ closedAt, delivery }: OrderWithLines) =>
  closedAt === null && delivery !== 'cancelled'

/** An order as its buyer sees it. */
export function OrderView(props: OrderViewProps) {
  const {
    order,
    arrival,
    links,
    dates,
    installation,
    sheet,
    next,
    past,
    more,
    isDivided,
    isShort = false,
    isReturning = false,
    moneyBack,
    due,
    question,
    headline,
  } = props
  const messages = useOrderMessages()
  const isOwn = isForOneself(order.buyer, order.recipient)
  return (
    <>
      <Facts order={order} isDivided={isDivided} />
      {question ??
        ((headlineOf(order) === 'delivered' && headline) || (
          <OrderHeadline
            order={order}
            isReturning={isReturning}
            isDivided={isDivided}
            isShort={isShort}
            moneyBack={moneyBack}
            due={due}
          />
        ))}
      {arrival && !question && !isShort && <p className="font-semibold text-lg">{arrival}</p>}
      {next}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <div className="grid gap-6">
          <section className={card}>
            <h2 className="mb-2 text-xl font-bold">{messages.progress}</h2>
            <OrderProgress progress={progressOf({ ...order, isDivided }, dates)} dates={dates} />
          </section>
          {past}
          <section className={card}>
            <h2 className="mb-2 text-xl font-bold">{messages.contents}</h2>
            <OrderLines
              lines={order.lines}
              installation={(line) =>
                isInstalledAlone(line, sheet) ? installationPath(line, order) : null
              }
            />
            {sheet && (
              <p className="mt-2">
                <TextLink to={sheet.to}>{sheet.label}</TextLink>
              </p>
            )}
            <div className="mt-4">
              <OrderBill order={order} />
            </div>
            {installation && (
              <p className="mt-4">
                {format(
                  messages.installation[installation === 'waits' && isOwn ? 'own' : installation],
                  {
                    name: order.recipient.givenNames,
                  },
                )}
              </p>
            )}
          </section>
          <div className={card}>
            <OrderParties order={order} />
          </div>
        </div>
        <div className="grid gap-6">
          <SaveLinks />
          {isUnderWay(order) && !isOwn && <Sharing order={order} links={links} />}
          {more}
        </div>
      </div>
    </>
  )
}
