import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { Spinner } from '#design/spinner.tsx'
import { showToast, ToastRegion } from '#design/toasts.tsx'
import { productPath } from '#shop/catalogue/product.rules.ts'
import { closedQuery, hasOpenProduct } from '#shop/catalogue/product-address.rules.ts'
import type { OpenedOverPage } from '#shop/catalogue/ui/product-link.tsx'
import type { ProductDetail as Detail, OpenProduct } from '../open-product.server.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useFrameWords, useProductWords } from '../use-page-words.ts'
import { ProductDetail } from './product-detail.tsx'

const clearDelay = 300
const notFoundDuration = 1200
const headingId = 'producto-abierto'

/** Says that the product is not there and takes it out of the address. */
function MissingProduct() {
  const words = useProductWords()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { title, description } = words.notFound
  useEffect(() => {
    showToast({ title, description, variant: 'destructive', duration: notFoundDuration })
    void navigate({ search: closedQuery(search) }, { replace: true, preventScrollReset: true })
  }, [title, description, search, navigate])
  if (isHydrated) return null
  return (
    <aside className="fixed inset-x-4 bottom-4 z-40 rounded-card border border-l-4 border-line border-l-bad bg-raised p-4 shadow-card md:left-auto md:w-96">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-soft-ink">{description}</p>
      <Link to={{ search: closedQuery(search) }} className={buttonClass('plain', 'mt-3')}>
        {words.close}
      </Link>
    </aside>
  )
}

/** Back to the page beneath: in the history if the product was opened from it, else by its address. */
function useClose() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return () => {
    if ((state as OpenedOverPage | null)?.openedOverPage) void navigate(-1)
    else void navigate({ search: closedQuery(search) }, { replace: true, preventScrollReset: true })
  }
}

function ModalBar({ detail, onClose }: { detail: Detail; onClose: (event: MouseEvent) => void }) {
  const words = useProductWords()
  const { search } = useLocation()
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper px-4 py-1 md:px-8 print:hidden">
      <Link
        to={productPath(detail.product)}
        className="inline-flex min-h-11 items-center text-sm underline decoration-line underline-offset-4"
      >
        {words.fullPage}
      </Link>
      <Link
        to={{ search: closedQuery(search) }}
        onClick={onClose}
        className={buttonClass('quiet', '-mr-4')}
      >
        <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {words.close}
      </Link>
    </div>
  )
}

/** Makes a modal of what the server sent as an open page, and begins at the product's name. */
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

function ProductDialog({ detail, isOpen }: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useClose()
  const isHydrated = useHydrated()
  const { toasts } = useFrameWords()
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

/** On a slow link, says that the product is on its way. */
function Opening() {
  const words = useProductWords()
  const { location } = useNavigation()
  const { search } = useLocation()
  if (!location || location.search === search || !hasOpenProduct(location.search)) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-40 mx-auto w-fit rounded-card border border-line bg-raised shadow-card transition-opacity delay-300 duration-150 starting:opacity-0">
      <Spinner label={words.opening} className="px-6 py-4" />
    </div>
  )
}

/** The product that the address opens over any page; it stays in sight while it closes. */
export function ProductModal({ detail, missing }: OpenProduct) {
  const [selected, setSelected] = useState(detail)
  if (detail && detail !== selected) setSelected(detail)
  useEffect(() => {
    if (detail || !selected) return
    const timer = setTimeout(() => setSelected(null), clearDelay)
    return () => clearTimeout(timer)
  }, [detail, selected])
  return (
    <>
      <Opening />
      {missing && <MissingProduct />}
      {selected && <ProductDialog detail={selected} isOpen={detail !== null} />}
    </>
  )
}
