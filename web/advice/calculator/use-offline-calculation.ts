import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { type Calculation, isEmpty } from '#shop/solar/calculator/calculation.rules.ts'
import {
  type Faults,
  faultsInQuery,
  formMark,
  readForm,
} from '#shop/solar/calculator/calculation-form.input.ts'
import { calculationIn } from '#shop/solar/calculator/calculation-query.rules.ts'
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

/** What the short forms at the top of a result change. */
const shortFields = ['apagon', 'voltaje']

/** A short form at the top of the result sends the query of the calculation itself. */
function readQuery(parameters: URLSearchParams) {
  const { leftOut, ...calculation } = calculationIn(parameters)
  return { calculation, ...faultsInQuery(parameters), leftOut }
}

/** Offline the same rules run in the browser; online the form is sent as without scripts. */
export function useOfflineCalculation() {
  const { search } = useLocation()
  const [saved, setSaved] = useState<{ search: string; own: OwnCalculation } | null>(null)
  const calculate = (event: FormEvent<HTMLElement>) => {
    const form = event.target as HTMLFormElement
    const hasLine = navigator.onLine && !isShowingStale()
    const isWhole = form.elements.namedItem(formMark) !== null
    const isShort = shortFields.some((name) => form.elements.namedItem(name) !== null)
    if (hasLine || !(isWhole || isShort)) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const parameters = parametersOf(form, submitter)
    const read = isWhole ? { ...readForm(parameters), leftOut: 0 } : readQuery(parameters)
    const { calculation, faults, input, leftOut } = read
    const result = isEmpty(calculation)
      ? null
      : { calculation, numbers: numbersOf(calculation), sets: null }
    setSaved({ search, own: { result, read: { faults, input, leftOut } } })
  }
  return { own: saved?.search === search ? saved.own : null, calculate }
}
