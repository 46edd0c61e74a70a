import { X } from 'lucide-react'
import { ButtonLink, buttonClass } from '#design/button.tsx'
import { ToastRegion } from '#design/toasts.tsx'
import { useCartWords } from '#shop/cart/ui/use-cart-words.ts'
import { closeCartPanel, useCartPanelOpen } from '../cart-panel-state.ts'
import { useFrameWords } from '../use-page-words.ts'
import { CartAlerts, CartBill, CartLines, EmptyCart } from './cart-contents.tsx'
import { CartOrder } from './cart-order.tsx'
import { useCartView } from './use-cart-view.ts'
import { useLateModal } from './use-late-modal.ts'

interface CartPanelProps {
  readonly onClose: () => void
}

/** As many lines as a phone shows. */
const firstLines = 4

interface PanelBodyProps extends CartPanelProps {
  /** False in the first picture: what is not in sight yet is drawn after it. */
  readonly isWhole: boolean
}

function PanelBody({ onClose, isWhole }: PanelBodyProps) {
  const words = useCartWords()
  const view = useCartView()
  if (!view) return null
  const isEmpty = view.totals.lines.length === 0
  return (
    <div className="grid gap-4 px-4 pb-6 md:px-6">
      <CartAlerts view={view} />
      {isEmpty ? (
        <EmptyCart onLeave={onClose} />
      ) : (
        <>
          <CartLines view={view} onLeave={onClose} {...(isWhole ? {} : { most: firstLines })} />
          {isWhole && (
            <>
              <CartBill view={view} />
              <CartOrder view={view} />
              <ButtonLink to="/carrito" onClick={onClose}>
                {words.whole}
              </ButtonLink>
            </>
          )}
        </>
      )}
    </div>
  )
}

function OpenPanel({ onClose }: CartPanelProps) {
  const words = useCartWords()
  const toasts = useFrameWords().toasts
  const { isModal, ...dialog } = useLateModal(onClose)
  return (
    <dialog {...dialog} aria-labelledby="carrito-abierto" data-cart="" className="cart-panel">
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-paper py-2 pr-2 pl-4 md:pl-6">
        <h2
          id="carrito-abierto"
          data-cart-title=""
          tabIndex={-1}
          className="text-xl font-bold outline-none"
        >
          {words.title}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={onClose}
          className={buttonClass('quiet')}
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </button>
      </div>
      <PanelBody onClose={onClose} isWhole={isModal} />
      <ToastRegion label={toasts.label} closeLabel={toasts.close} />
    </dialog>
  )
}

/** The cart from the right, over any page. */
export function CartPanel() {
  return useCartPanelOpen() ? <OpenPanel onClose={closeCartPanel} /> : null
}
