import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { type ProductSummary, productPath } from '../product.rules.ts'

interface ProductLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly product: Pick<ProductSummary, 'id' | 'slug' | 'hasSlug'>
  /** Go to the product's page instead of opening the modal. */
  readonly navigate?: boolean
}

/** Leads to the product's page; with JavaScript a plain click opens the modal where one is. */
export function ProductLink({ product, navigate = false, ...rest }: ProductLinkProps) {
  return <Link {...rest} data-navigate={navigate} to={productPath(product)} />
}
