import { useId } from 'react'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import { type Listing, listingParameters, sensibleFor } from '../listing.rules.ts'

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
        className="min-h-11 rounded-field border border-line bg-raised px-3 text-ink"
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
