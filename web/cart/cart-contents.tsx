import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { CartNotices } from '#shop/cart/ui/cart-notices.tsx'
import { InstallationText } from '#shop/cart/ui/installation-text.tsx'
import { TotalsBox } from '#shop/cart/ui/totals-box.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { CartAside } from './aside/cart-aside.tsx'
import { acknowledge } from './cart-changes.ts'
import { CartForm } from './cart-form.tsx'
import { CartLine } from './cart-line.tsx'
import { CartCoupon } from './coupon/cart-coupon-field.tsx'
import type { ShortLine } from './forms/form-result.server.ts'
import { useCartActions } from './use-cart-actions.ts'
import type { CartView } from './use-cart-view.ts'

export function CartAlerts({ view }: { view: CartView }) {
  const messages = useCartMessages()
  return (
    <>
      <CartAside view={view} />
      <CartNotices notices={view.notices} dropped={view.dropped}>
        {view.isLive && (
          <Button className="mt-3" onClick={acknowledge}>
            {messages.notices.seen}
          </Button>
        )}
      </CartNotices>
      {view.isUnavailable && <p className="text-sm text-warn">{messages.notices.unavailable}</p>}
      {view.isReading && (
        <p role="status" className="text-sm text-soft-ink">
          {messages.reading}
        </p>
      )}
    </>
  )
}

function ClearCart() {
  const messages = useCartMessages()
  const { clear } = useCartActions()
  const [isAsking, setAsking] = useState(false)
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    setAsking(true)
  }
  return (
    <p className="mt-2">
      <Link
        to="/carrito?vaciar=1"
        onClick={ask}
        className={buttonClass('quiet', '-ml-4 text-sm text-bad')}
      >
        {messages.clear}
      </Link>
      {isAsking && (
        <ConfirmDialog
          title={messages.confirm.title}
          text={messages.confirm.text}
          cancelLabel={messages.confirm.cancel}
          confirmLabel={messages.confirm.confirm}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            clear()
          }}
        />
      )}
    </p>
  )
}

interface CartLinesProps {
  readonly view: CartView
  readonly short?: ShortLine | null
  readonly onLeave?: () => void
}

/** The lines with their controls, and the button to empty the cart. */
export function CartLines({ view, short = null, onLeave }: CartLinesProps) {
  const { destination } = useShop()
  return (
    <div>
      <ul>
        {view.totals.lines.map((line) => (
          <CartLine
            key={line.product.id}
            line={line}
            destination={destination}
            isLive={view.isLive}
            asked={short?.id === line.product.id ? short.asked : null}
            {...(onLeave ? { onLeave } : {})}
          />
        ))}
      </ul>
      <ClearCart />
    </div>
  )
}

function Installation({ view }: { view: CartView }) {
  const messages = useCartMessages().installation
  const { install } = useCartActions()
  const { facts } = useShop()
  const { installation, isLive, noInstaller } = view
  if (noInstaller) return <p className="text-sm text-soft-ink">{messages.without[noInstaller]}</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-y border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{messages.title}</p>
        <p className="text-sm text-soft-ink">
          <InstallationText {...facts.installation} />
        </p>
      </div>
      <CartForm
        intent="installation"
        fields={{ on: String(!installation) }}
        onDo={isLive ? () => install(!installation) : null}
      >
        <button
          type="submit"
          aria-pressed={installation}
          aria-label={messages.title}
          className="grid min-h-11 min-w-14 cursor-pointer place-items-center"
        >
          <span
            className={`flex h-7 w-12 items-center rounded-full border px-0.5 ${installation ? 'justify-end border-ink bg-ink' : 'border-soft-ink bg-raised'}`}
          >
            <span className={`size-5 rounded-full ${installation ? 'bg-paper' : 'bg-soft-ink'}`} />
          </span>
        </button>
      </CartForm>
    </div>
  )
}

interface BillPartProps {
  readonly view: CartView
}

const waiting = (view: CartView) => ({
  'aria-busy': view.isReading,
  className: `grid gap-4 ${view.isReading ? 'opacity-60' : ''}`,
})

/** What may be added to the order. */
export function CartAdditions({ view }: BillPartProps) {
  return (
    <div {...waiting(view)}>
      <Installation view={view} />
      <CartCoupon savedCode={view.code} />
    </div>
  )
}

/** The total with its parts. */
export function CartTotal({ view }: BillPartProps) {
  const { destination } = useShop()
  return (
    <div {...waiting(view)}>
      <TotalsBox totals={view.totals} destination={destination} code={view.code} />
    </div>
  )
}
