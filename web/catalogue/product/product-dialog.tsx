import { X } from 'lucide-react'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { ToastRegion } from '#design/toasts/toasts.tsx'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { closedQuery } from '#shop/catalogue/products/product-address.rules.ts'
import type { OpenedOverPage } from '#shop/catalogue/products/ui/product-link.tsx'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { useFrameMessages, useProductMessages } from '#web/shell/request/use-page-messages.ts'
import type { ProductDetail as Detail } from './open-product.server.ts'
import { ProductDetail } from './product-detail.tsx'

const headingId = 'producto-abierto'

/** Closes the product: back in the history if it was opened from there, otherwise by its URL. */
function useClose() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return () => {
    if ((state as OpenedOverPage | null)?.openedOverPage) void navigate(-1)
    else void navigate({ search: closedQuery(search) }, { replace: true, preventScrollReset: true })
  }
}

function ModalBar({ detail, onClose }: { detail: Detail; onClose: (event: MouseEvent) => void }) {
  const messages = useProductMessages()
  const { search } = useLocation()
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper px-4 py-1 md:px-8 print:hidden">
      <Link
        to={productPath(detail.product)}
        className="inline-flex min-h-11 items-center text-sm underline decoration-line underline-offset-4"
      >
        {messages.fullPage}
      </Link>
      <Link
        to={{ search: closedQuery(search) }}
        onClick={onClose}
        className={buttonClass('quiet', '-mr-4')}
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {messages.close}
      </Link>
    </div>
  )
}

/** Turns the server-rendered open dialog into a modal and focuses the product's name. */
function showProduct(dialog: HTMLDialogElement) {
  if (!dialog.matches(':modal')) {
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  dialog.scrollTop = 0
  dialog.querySelector<HTMLElement>(`#${headingId}`)?.focus({ preventScroll: true })
}

interface OpenDialogProps {
  readonly detail: Detail
  readonly isOpen: boolean
}

/** The product over the page, as a modal. */
export function ProductDialog({ detail, isOpen }: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useClose()
  const isHydrated = useHydrated()
  const { toasts } = useFrameMessages()
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const { key } = useLocation()
  const isShown = isOpen && closedAt !== key
  const productId = detail.product.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product begins at its own name
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isShown) showProduct(element)
    else element.close()
  }, [isShown, productId])
  const leave = (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (!isShown) return
    setClosedAt(key)
    close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape, by onCancel
    <dialog
      ref={dialog}
      open
      aria-labelledby={headingId}
      className="product-dialog"
      onCancel={leave}
      onClose={leave}
      onClick={(event) => event.target === dialog.current && leave(event)}
    >
      <ModalBar detail={detail} onClose={leave} />
      <div className="p-4 md:p-8">
        <ProductDetail detail={detail} headingId={headingId} />
      </div>
      {isHydrated && <ToastRegion label={toasts.label} closeLabel={toasts.close} />}
    </dialog>
  )
}
