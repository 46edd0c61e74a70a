import { createContext, useContext } from 'react'

/** Why a form of the page was refused, and what was typed into it. */
export interface FormRefusal {
  /** The refused form: its name, else its intent. */
  readonly form: string
  /** The field to correct; empty where it is none in particular. */
  readonly field: string
  /** Empty where the form was only asked about, and comes back as it was. */
  readonly text: string
  /** Other fields that are to be corrected too. */
  readonly others?: readonly { readonly field: string; readonly text: string }[]
  readonly entered: Readonly<Record<string, string>>
}

const PageRefusal = createContext<FormRefusal | null>(null)
export const RefusalProvider = PageRefusal.Provider
const OwnRefusal = createContext<FormRefusal | null>(null)
export const OwnRefusalProvider = OwnRefusal.Provider

/** The refusal of this form; null for the other forms of the page. */
export function useRefusalOf(form: string): FormRefusal | null {
  const refusal = useContext(PageRefusal)
  return refusal?.form === form ? refusal : null
}

/** What a field of the form shows: its error, and what was typed before. */
export function useEntered(name: string, value: string | undefined) {
  const refusal = useContext(OwnRefusal)
  const own =
    refusal?.field === name ? refusal : refusal?.others?.find(({ field }) => field === name)
  return {
    problem: own?.text || undefined,
    value: refusal?.entered[name] ?? value,
  }
}

export const errorsIn = (form: HTMLElement): HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-refused]'),
]

/** Leads to the first error: focused, and in the middle of the screen. */
export function focusFirstError(form: HTMLElement): void {
  const [first] = errorsIn(form)
  first?.focus({ preventScroll: true })
  first?.scrollIntoView({ block: 'center' })
}
