import { type RefObject, useEffect, useState } from 'react'
import {
  type FormInput,
  type Problem,
  remainingProblems,
} from '#shop/checkout/form-checks.rules.ts'

/** Validates what the form holds now; without it a problem goes when its field changes. */
export type Recheck = (values: FormInput) => readonly Problem[]

const textsOf = (form: HTMLFormElement): FormInput =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => {
      const [, value] = entry
      return typeof value === 'string'
    }),
  )

/** The problems of the last response without those that were corrected since. */
export function useOpenProblems(
  form: RefObject<HTMLFormElement | null>,
  sent: readonly Problem[],
  recheck: Recheck | undefined,
): readonly Problem[] {
  const [open, setOpen] = useState({ sent, problems: sent })
  if (open.sent !== sent) setOpen({ sent, problems: sent })
  useEffect(() => {
    const { current } = form
    if (!current || !recheck || sent.length === 0) return
    const update = () =>
      setOpen({ sent, problems: remainingProblems(sent, recheck(textsOf(current))) })
    current.addEventListener('input', update)
    return () => current.removeEventListener('input', update)
  }, [form, sent, recheck])
  return open.sent === sent ? open.problems : sent
}
