import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import type { Destination } from '#kernel/destination.ts'
import { formatPlural } from '#kernel/messages.ts'
import { specLabel } from '../../products/spec.rules.ts'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
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

const fieldLook =
  'figures min-h-11 w-full min-w-0 rounded-field border border-soft-ink bg-raised px-3 text-ink'

interface RangeProps {
  readonly legend: string
  readonly min: Limit
  readonly max: Limit
  readonly requested: Listing
}

function Range({ legend, min, max, requested }: RangeProps) {
  const { listing } = useCatalogueMessages()
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {([min, max] as const).map((name) => (
          <div key={name}>
            <label htmlFor={`${id}${name}`} className="text-sm text-soft-ink">
              {name === min ? listing.from : listing.to}
            </label>
            <input
              id={`${id}${name}`}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              name={listingParameters[name]}
              defaultValue={requested[name] ?? ''}
              className={fieldLook}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function Voltage({ requested }: { requested: Listing }) {
  const { listing } = useCatalogueMessages()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{listing.voltage}</legend>
      <div className="grid grid-cols-[auto_1fr] gap-x-4">
        {['any', ...voltages].map((volts) => (
          <label key={volts} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={listingParameters.voltage}
              value={volts}
              defaultChecked={volts === (requested.voltage ?? 'any')}
              className="size-5 accent-ink"
            />
            {volts === 'any' ? listing.anyVoltage : <span className="figures">{volts} V</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Availability({
  requested,
  destination,
}: {
  requested: Listing
  destination: Destination
}) {
  const { listing } = useCatalogueMessages()
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        name={listingParameters.onlyAvailable}
        value="1"
        defaultChecked={requested.onlyAvailable}
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
  readonly requested: Listing
  readonly destination: Destination
}

/** The applicable filters as a plain form that works without scripts. */
export function ListingFilters({ id, form, place, requested, destination }: ListingFiltersProps) {
  const { listing, specs } = useCatalogueMessages()
  const { voltage } = sensibleFor(requested)
  const legends: Readonly<Record<string, string>> = listing.ranges
  const range = { requested }
  return (
    <FoldedOnPhones active={activeFilters(requested).length}>
      <form
        ref={form}
        id={id}
        method="get"
        action={place.path}
        className="flex flex-col gap-5 p-4 lg:p-0"
      >
        {requested.search && (
          <input type="hidden" name={place.searchParameter} value={requested.search} />
        )}
        {!place.family && requested.category && (
          <input type="hidden" name={listingParameters.category} value={requested.category} />
        )}
        <Range {...range} legend={listing.priceIn[destination]} min="minPrice" max="maxPrice" />
        {fittingFilters(requested.category).map(({ name, min, max }) => (
          <Range
            key={name}
            {...range}
            legend={legends[name] ?? specLabel(name, specs)}
            min={min}
            max={max}
          />
        ))}
        {voltage && <Voltage requested={requested} />}
        <Availability requested={requested} destination={destination} />
        <Button type="submit">{listing.apply}</Button>
      </form>
    </FoldedOnPhones>
  )
}

/** Filters are collapsed on a phone and visible on a desktop. */
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

/** The order of the list; part of the filter form by its `form` attribute. */
export function ListingSort({ form, requested }: { form: string; requested: Listing }) {
  const { listing } = useCatalogueMessages()
  const id = useId()
  return (
    <div className="flex max-w-full flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm text-soft-ink">
        {listing.sort}
      </label>
      <select
        id={id}
        form={form}
        name={listingParameters.sort}
        defaultValue={requested.sort}
        className="min-h-11 rounded-field border border-soft-ink bg-raised px-3 text-ink"
      >
        {sensibleFor(requested).sorts.map((sort) => (
          <option key={sort} value={sort}>
            {listing.sorts[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <button
          type="submit"
          form={form}
          className="min-h-11 rounded-field border border-line px-4 font-semibold"
        >
          {listing.apply}
        </button>
      </noscript>
    </div>
  )
}
