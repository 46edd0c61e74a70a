import { X } from 'lucide-react'
import { buttonClass } from '#design/button.tsx'
import { ToastRegion } from '#design/toasts/toasts.tsx'
import { useCartMessages } from '#shop/cart/ui/use-messages.ts'
import { useLoaded } from '#web/shell/document/use-loaded.ts'
import { useLateModal } from '#web/shell/layout/use-deferred-modal.ts'
import { useFrameMessages } from '#web/shell/request/use-page-messages.ts'
import { EmptyCart } from '../cart-empty.tsx'
import { useCart } from '../cart-store.ts'
import { closeCartPanel, useCartPanelOpen } from './cart-panel-state.ts'

interface CartPanelProps {
  readonly onClose: () => void
}

/** Loaded with the first line; loaded again after a failure. */
const loadBody = async () => (await import('./cart-panel-body.tsx')).CartPanelBody
const useBody = () => {
  const cart = useCart()
  const isEmpty =
    !cart || (cart.lines.length + cart.aside.length + cart.notices.length === 0 && !cart.dropped)
  return { isRead: cart !== null, isEmpty, Body: useLoaded(loadBody, !isEmpty) }
}

function PanelContent({ onClose }: CartPanelProps) {
  const messages = useCartMessages()
  const { isRead, isEmpty, Body } = useBody()
  if (!isRead) return null
  if (isEmpty) return <EmptyCart onLeave={onClose} />
  if (Body) return <Body onClose={onClose} />
  return (
    <p role="status" className="py-6 text-soft-ink">
      {messages.reading}
    </p>
  )
}

/** The empty panel is shown in the next frame; the lines are rendered right after it. */
function OpenPanel({ onClose }: CartPanelProps) {
  const messages = useCartMessages()
  const toasts = useFrameMessages().toasts
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
          {messages.title}
        </h2>
        <button
          type="button"
          aria-label={messages.close}
          onClick={onClose}
          className={buttonClass('quiet')}
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-6" />
        </button>
      </div>
      <ToastRegion label={toasts.label} closeLabel={toasts.close} />
      <div className="grid gap-4 px-4 pb-6 md:px-6">
        {isModal && <PanelContent onClose={onClose} />}
      </div>
    </dialog>
  )
}

/** The cart panel over any page, from the right. */
export function CartPanel() {
  useBody()
  return useCartPanelOpen() ? <OpenPanel onClose={closeCartPanel} /> : null
}
