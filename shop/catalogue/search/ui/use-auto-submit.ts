import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { defaultSort, type Listing, listingParameters, type Sort } from '../listing.rules.ts'
import type { ListingPlace } from '../listing-place.rules.ts'

const typingPause = 600

/** The URL of the form's values; empty fields are left out. */
function hrefIn(form: HTMLFormElement, place: ListingPlace, usual: Sort): string {
  const open: Readonly<Record<string, string>> = {
    [listingParameters.voltage]: 'any',
    [listingParameters.sort]: usual,
  }
  const requested = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && value !== open[name])
      requested.set(name, value)
  const query = requested.toString()
  return query === '' ? place.path : `${place.path}?${query}`
}

type Field = ReturnType<HTMLFormControlsCollection['namedItem']>

function write(field: Field, value: Listing[keyof Listing]): void {
  if (field instanceof RadioNodeList) field.value = String(value ?? 'any')
  else if (field instanceof HTMLSelectElement) field.value = String(value)
  else if (!(field instanceof HTMLInputElement)) return
  else if (field.type === 'checkbox') field.checked = value === true
  else field.value = String(value ?? '')
}

/** Writes the listing into the form's fields, except the focused one. */
function show(form: HTMLFormElement, requested: Listing): void {
  for (const [key, name] of Object.entries(listingParameters)) {
    const field = form.elements.namedItem(name)
    if (field !== document.activeElement) write(field, requested[key as keyof Listing])
  }
}

/** Applies a filter form on change; the focus stays. */
export function useAutoSubmit(
  place: ListingPlace,
  requested: Listing,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const usual = defaultSort(requested)

  useEffect(() => {
    if (form.current) show(form.current, requested)
  }, [requested])

  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const apply = () => {
      clearTimeout(timer)
      void navigate(hrefIn(element, place, usual), {
        replace: true,
        preventScrollReset: true,
      })
    }
    const changed = (event: Event) => {
      const field = event.target as HTMLInputElement
      if (field.form !== element) return
      const isTyped = event.type === 'input' && field.type === 'text'
      if (event.type !== 'change' && !isTyped) return
      clearTimeout(timer)
      timer = setTimeout(apply, isTyped ? typingPause : 0)
    }
    const submitted = (event: Event) => {
      event.preventDefault()
      apply()
    }
    // the order of the list belongs to the form but is outside of it
    document.addEventListener('input', changed)
    document.addEventListener('change', changed)
    element.addEventListener('submit', submitted)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', changed)
      document.removeEventListener('change', changed)
      element.removeEventListener('submit', submitted)
    }
  }, [navigate, place, usual])

  return form
}
