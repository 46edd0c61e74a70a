import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { formatPlural } from '#kernel/messages.ts'
import {
  activeFilters,
  fittingFilters,
  type Limit,
  type Listing,
  listingParameters,
  sensibleFor,
  voltages,
} from '../listing.rules.ts'
import type { ListingPlace } from '../listing-place.rules.ts'
import { specLabel } from '../spec-text.rules.ts'
import { useCatalogueMessages } from './use-messages.ts'

const fieldLook =
  'figures min-h-11 w-full min-w-0 rounded-field border border-line bg-raised px-3 text-ink'

interface RangeProps {
  readonly legend: string
  readonly least: Limit
  readonly most: Limit
  readonly wanted: Listing
}

function Range({ legend, least, most, wanted }: RangeProps) {
  const { listing } = useCatalogueMessages()
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {([least, most] as const).map((name) => (
          <div key={name}>
            <label htmlFor={`${id}${name}`} className="text-sm text-soft-ink">
              {name === least ? listing.from : listing.to}
            </label>
            <input
              id={`${id}${name}`}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              name={listingParameters[name]}
              defaultValue={wanted[name] ?? ''}
              className={fieldLook}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function Voltage({ wanted }: { wanted: Listing }) {
  const { listing } = useCatalogueMessages()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{listing.voltage}</legend>
      <div className="grid grid-cols-2 gap-x-2">
        {['any', ...voltages].map((volts) => (
          <label key={volts} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={listingParameters.voltage}
              value={volts}
              defaultChecked={volts === (wanted.voltage ?? 'any')}
              className="size-5 accent-ink"
            />
            {volts === 'any' ? listing.anyVoltage : <span className="figures">{volts} V</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Availability({ wanted, destination }: { wanted: Listing; destination: Destination }) {
  const { listing } = useCatalogueMessages()
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={listingParameters.onlyAvailable}
        value="1"
        defaultChecked={wanted.onlyAvailable}
        className="size-5 accent-ink"
      />
      {listing.onlyFor[destination]}
    </label>
  )
}

interface ListingFiltersProps {
  readonly id: string
  readonly form: RefObject<HTMLFormElement | null>
  readonly place: ListingPlace
  readonly wanted: Listing
  readonly destination: Destination
}

/** The filters that say something about what is listed; a plain form that works without scripts. */
export function ListingFilters({ id, form, place, wanted, destination }: ListingFiltersProps) {
  const { listing, specs } = useCatalogueMessages()
  const { voltage } = sensibleFor(wanted)
  const legends: Readonly<Record<string, string>> = listing.ranges
  const range = { wanted }
  return (
    <FoldedOnPhones active={activeFilters(wanted).length}>
      <form
        ref={form}
        id={id}
        method="get"
        action={place.path}
        className="flex flex-col gap-5 p-4 lg:p-0"
      >
        {wanted.search && (
          <input type="hidden" name={place.searchParameter} value={wanted.search} />
        )}
        {!place.family && wanted.category && (
          <input type="hidden" name={listingParameters.category} value={wanted.category} />
        )}
        <Range {...range} legend={listing.priceIn[destination]} least="minPrice" most="maxPrice" />
        {fittingFilters(wanted.category).map(({ name, least, most }) => (
          <Range
            key={name}
            {...range}
            legend={legends[name] ?? specLabel(name, specs)}
            least={least}
            most={most}
          />
        ))}
        {voltage && <Voltage wanted={wanted} />}
        <Availability wanted={wanted} destination={destination} />
        <Button type="submit">{listing.apply}</Button>
      </form>
    </FoldedOnPhones>
  )
}

/** A phone folds the filters away; a desktop has room for them. */
function FoldedOnPhones({ active, children }: { active: number; children: ReactNode }) {
  const { listing } = useCatalogueMessages()
  const locale = useLocale()
  const label = active === 0 ? listing.filters : formatPlural(locale, listing.filtersActive, active)
  return (
    <details className="rounded-card border border-line bg-raised lg:border-0 lg:bg-transparent lg:[&::details-content]:[content-visibility:visible]">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold lg:supports-[selector(::details-content)]:hidden">
        {label}
      </summary>
      {children}
    </details>
  )
}
