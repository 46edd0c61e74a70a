import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { type Calculation, isEmpty } from '#shop/solar/calculator/calculation.rules.ts'
import { type Faults, formMark, readForm } from '#shop/solar/calculator/calculation-form.input.ts'
import { type Numbers, numbersOf } from '#shop/solar/calculator/numbers.rules.ts'
import { isShowingStale } from '#web/offline/connection-status.ts'

interface OwnCalculation {
  readonly result: {
    readonly calculation: Calculation
    readonly numbers: Numbers
    readonly sets: null
  } | null
  readonly read: {
    readonly faults: Faults
    readonly input: Readonly<Record<string, string>>
    readonly leftOut: number
  }
}

/** The form's fields as query parameters, the pressed button included. */
function parametersOf(form: HTMLFormElement, pressed: HTMLElement | null): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form, pressed))
    if (typeof value === 'string') parameters.append(name, value)
  return parameters
}

/** Offline the same rules run in the browser; online the form is sent as without scripts. */
export function useOfflineCalculation() {
  const { search } = useLocation()
  const [saved, setSaved] = useState<{ search: string; own: OwnCalculation } | null>(null)
  const calculate = (event: FormEvent<HTMLElement>) => {
    const form = event.target as HTMLFormElement
    const hasLine = navigator.onLine && !isShowingStale()
    if (hasLine || !form.elements.namedItem(formMark)) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const { calculation, faults, input } = readForm(parametersOf(form, submitter))
    const result = isEmpty(calculation)
      ? null
      : { calculation, numbers: numbersOf(calculation), sets: null }
    setSaved({ search, own: { result, read: { faults, input, leftOut: 0 } } })
  }
  return { own: saved?.search === search ? saved.own : null, calculate }
}
