import { useLocale } from '#design/messages-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { type FilterLimit, figureFilters } from '../../fields/figure-filters.rules.ts'
import type { ProductCategory } from '../../products/product.rules.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import type { FilterName, Listing } from '../listing.rules.ts'

const unitOf = (name: FilterLimit) =>
  figureFilters.find(({ min, max }) => name === min || name === max)?.unit ?? ''

/** The label of an active filter: 'Desde 500 W'. */
export function useFilterLabel(requested: Listing, destination: Destination) {
  const { listing, families: categories } = useCatalogueMessages()
  const locale = useLocale()
  const between = (text: string, value: string) => format(text, { value })
  return (name: FilterName | 'category'): string => {
    switch (name) {
      case 'onlyAvailable':
        return listing.onlyFor[destination]
      case 'category':
        return categories[requested.category as ProductCategory]
      case 'voltage':
        return `${requested.voltage} V`
      case 'minPrice':
        return between(listing.fromValue, formatUsd(cents((requested.minPrice ?? 0) * 100)))
      case 'maxPrice':
        return between(listing.toValue, formatUsd(cents((requested.maxPrice ?? 0) * 100)))
      default:
        return between(
          name.startsWith('min') ? listing.fromValue : listing.toValue,
          `${formatNumber(locale, requested[name] ?? 0)} ${unitOf(name)}`,
        )
    }
  }
}
