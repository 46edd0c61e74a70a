import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useNavigation } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { Spinner } from '#design/spinner.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { closedQuery, hasOpenProduct } from '#shop/catalogue/products/product-address.rules.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'
import type { OpenProduct } from './open-product.server.ts'

const loadDialog = () => import('./product-dialog.tsx')
/** Loaded with the first opened product, while its data is loading. */
const ProductDialog = lazy(async () => ({ default: (await loadDialog()).ProductDialog }))

const clearDelay = 300
const notFoundDuration = 1200

/** Says that the product is not available and removes it from the URL. */
function MissingProduct() {
  const messages = useProductMessages()
  const { search } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { title, description } = messages.notFound
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
        {messages.close}
      </Link>
    </aside>
  )
}

/** On a slow connection, says that the product is loading. */
function Opening() {
  const messages = useProductMessages()
  const { location } = useNavigation()
  const { search } = useLocation()
  const isOpening =
    location !== undefined && location.search !== search && hasOpenProduct(location.search)
  useEffect(() => {
    if (isOpening) void loadDialog()
  }, [isOpening])
  if (!isOpening) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-40 mx-auto w-fit rounded-card border border-line bg-raised shadow-card transition-opacity delay-300 duration-150 starting:opacity-0">
      <Spinner label={messages.opening} className="px-6 py-4" />
    </div>
  )
}

/** The product that the URL opens over any page; it stays visible while it closes. */
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
      {selected && (
        <Suspense fallback={null}>
          <ProductDialog detail={selected} isOpen={detail !== null} />
        </Suspense>
      )}
    </>
  )
}
