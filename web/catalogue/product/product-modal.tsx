import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Spinner } from '#design/spinner.tsx'
import { hasOpenProduct } from '#shop/catalogue/products/product-address.rules.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'
import type { OpenProduct } from './open-product.server.ts'

const loadDialog = () => import('./product-dialog.tsx')
/** Loaded with the first opened product, while its data is loading. */
const ProductDialog = lazy(async () => ({ default: (await loadDialog()).ProductDialog }))

const MissingProduct = lazy(async () => ({
  default: (await import('./missing-product.tsx')).MissingProduct,
}))

const clearDelay = 300

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
      {missing && (
        <Suspense fallback={null}>
          <MissingProduct />
        </Suspense>
      )}
      {selected && (
        <Suspense fallback={null}>
          <ProductDialog detail={selected} isOpen={detail !== null} />
        </Suspense>
      )}
    </>
  )
}
