/** The look of a field; `aria-invalid` colours its frame. */
export const fieldBox =
  'w-full rounded-field border border-soft-ink bg-paper px-3 aria-[invalid=true]:border-bad'
