import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TextLink } from '#design/text-link.tsx'
import { ToastRegion } from '#design/toasts/toasts.tsx'
import { format } from '#kernel/messages.ts'
import { CartNotices } from '#shop/cart/ui/cart-notices.tsx'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { HowToPay } from '#web/cart/paying/how-to-pay.tsx'
import { ConnectionBar } from '#web/offline/connection-bar.tsx'
import { useRefreshStale } from '#web/offline/use-refresh-stale.ts'
import { Visits } from '#web/shell/consent/visits.tsx'
import { useDestinationMirror } from '#web/shell/destination/use-destination-mirror.ts'
import { Logo } from '#web/shell/header/logo.tsx'
import { SkipLink } from '#web/shell/header/skip-link.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { useChangeFeed } from '#web/shell/live/use-change-feed.ts'
import { useFrameMessages } from '#web/shell/request/use-page-messages.ts'
import type { CheckoutFrameData } from './checkout.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'

function Header() {
  const messages = useCheckoutMessages()
  const frame = useFrameMessages()
  const { shopName } = useShop().facts
  return (
    <header className="on-night bg-night text-on-night print:hidden">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Link
          to="/"
          aria-label={format(frame.logo, { shop: shopName })}
          className="flex min-h-11 items-center rounded-field"
        >
          <Logo name={shopName} />
        </Link>
        <TextLink to="/carrito" className="text-sm">
          {messages.backToCart}
        </TextLink>
      </div>
    </header>
  )
}

/** The frame of the checkout, without links that lead away from the order. */
export function CheckoutPage({ children }: { children: ReactNode }) {
  const frame = useFrameMessages().toasts
  useRefreshStale()
  useChangeFeed()
  useDestinationMirror(useShop().destination)
  return (
    <>
      <SkipLink />
      <ConnectionBar />
      <Header />
      <main id="contenido" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <ToastRegion label={frame.label} closeLabel={frame.close} />
    </>
  )
}

/** The link to resume this order later, shown on request. */
function Resume({ link }: { link: string | null }) {
  const messages = useCheckoutMessages().resume
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {messages.label}
      </summary>
      <p className="measure text-soft-ink">{link ? messages.text : messages.ownText}</p>
      {link && (
        <input
          readOnly
          aria-label={messages.label}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="mt-2 block h-11 w-full max-w-xl rounded-field border border-line bg-raised px-3"
        />
      )}
    </details>
  )
}

interface CheckoutFrameProps {
  readonly frame: CheckoutFrameData
  readonly title: string
  readonly children: ReactNode
}

/** One step: progress, form and order summary. */
export function CheckoutFrame({ frame, title, children }: CheckoutFrameProps) {
  const messages = useCheckoutMessages()
  const { facts } = useShop()
  const { served } = frame
  return (
    <CheckoutPage>
      <Visits openedSlug={null} />
      <div className="page grid gap-6 py-6 md:py-10">
        <CheckoutSteps step={frame.step} steps={frame.steps} />
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-12">
          <div className="lg:order-2 lg:self-stretch">
            <CheckoutSummary served={served} arrival={frame.arrival} check={frame.check} />
          </div>
          <div className="grid min-w-0 gap-6">
            <h1 className="font-bold text-3xl">{title}</h1>
            {facts.isDemonstration && (
              <p className="rounded-field border border-line border-l-4 border-l-sun bg-raised p-3">
                {messages.demonstration}
              </p>
            )}
            <CartNotices notices={served.notices} dropped={served.dropped} />
            {frame.step === frame.steps[0]?.name && <HowToPay total={served.totals.total} />}
            {children}
            <p className="text-soft-ink text-sm">{messages.safe}</p>
            <Resume link={frame.resume} />
          </div>
        </div>
      </div>
    </CheckoutPage>
  )
}
