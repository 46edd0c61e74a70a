import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

/** A link to the guide with this product's figures. */
export function InstallLink({ product }: { product: Pick<ProductSummary, 'slug'> }) {
  const messages = useProductMessages()
  return (
    <p className="print:hidden">
      <Link
        to={`/guia-instalacion?producto=${encodeURIComponent(product.slug)}`}
        className="inline-flex min-h-11 items-center gap-2 underline decoration-line underline-offset-4"
      >
        <BookOpen aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
        {messages.install}
      </Link>
    </p>
  )
}
