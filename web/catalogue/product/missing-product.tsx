import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { showToast } from '#design/toasts/toasts.tsx'
import { closedQuery } from '#shop/catalogue/products/product-address.rules.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

const notFoundDuration = 1200

/** Says that the product is not available and removes it from the URL. */
export function MissingProduct() {
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
