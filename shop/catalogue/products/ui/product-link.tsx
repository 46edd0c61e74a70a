import type { ComponentProps, MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { type ProductSummary, productPath } from '../product.rules.ts'
import { hasOpenProduct, isProductPage, openingQuery } from '../product-address.rules.ts'

interface ProductLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly product: Pick<ProductSummary, 'id' | 'slug' | 'hasSlug'>
  /** Opens the product's page instead of the modal. */
  readonly navigate?: boolean
}

/** Router state of a URL opened as a modal over the previous page. */
export interface OpenedOverPage {
  readonly openedOverPage: true
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Links to the product's page; with JavaScript a plain click opens the modal. */
export function ProductLink({ product, navigate = false, onClick, ...rest }: ProductLinkProps) {
  const { pathname, search, state } = useLocation()
  const go = useNavigate()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || navigate || isProductPage(pathname) || !isPlainClick(event))
      return
    event.preventDefault()
    const fresh: OpenedOverPage = { openedOverPage: true }
    const replace = hasOpenProduct(search)
    void go(
      { search: openingQuery(search, product) },
      { preventScrollReset: true, replace, state: replace ? state : fresh },
    )
  }
  return <Link {...rest} to={productPath(product)} onClick={open} />
}
