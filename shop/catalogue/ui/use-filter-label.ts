import { useLocale } from '#design/messages-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { format, formatNumber } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { type FilterLimit, figureFilters } from '../fields/figure-filters.rules.ts'
import type { FilterName, Listing } from '../listing.rules.ts'
import type { Family } from '../product.rules.ts'
import { useCatalogueMessages } from './use-messages.ts'

const unitOf = (name: FilterLimit) =>
  figureFilters.find(({ least, most }) => name === least || name === most)?.unit ?? ''

/** A filter in words: 'Desde 500 W'. */
export function useFilterLabel(wanted: Listing, destination: Destination) {
  const { listing, families } = useCatalogueMessages()
  const locale = useLocale()
  const between = (text: string, value: string) => format(text, { value })
  return (name: FilterName | 'category'): string => {
    switch (name) {
      case 'onlyAvailable':
        return listing.onlyFor[destination]
      case 'category':
        return families[wanted.category as Family]
      case 'voltage':
        return `${wanted.voltage} V`
      case 'minPrice':
        return between(listing.fromValue, formatUsd(cents((wanted.minPrice ?? 0) * 100)))
      case 'maxPrice':
        return between(listing.toValue, formatUsd(cents((wanted.maxPrice ?? 0) * 100)))
      default:
        return between(
          name.startsWith('min') ? listing.fromValue : listing.toValue,
          `${formatNumber(locale, wanted[name] ?? 0)} ${unitOf(name)}`,
        )
    }
  }
}
