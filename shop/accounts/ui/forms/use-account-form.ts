import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { AccountField, Problem } from '../../sign-in/account-form.rules.ts'
import { type AuthErrorKind, inlineDetails } from '../../sign-in/auth-error.rules.ts'
import { failureText } from '../../sign-in/failure-text.rules.ts'
import { useAccountMessages } from '../use-messages.ts'

/** The action result of a form; every result is a new object. */
export interface FormResult {
  readonly problems?: readonly Problem[]
  /** The catalogue entry of the failure. */
  readonly failure?: AuthErrorKind
  /** Seconds of lockout after too many e-mails. */
  readonly restsFor?: number
  /** The submitted fields, without passwords. */
  readonly values?: Readonly<Partial<Record<'fullName' | 'email', string>>>
}

const focusFirst = (form: HTMLFormElement, problems: readonly Problem[]) => {
  const fields = new Set<string>(problems.map(({ field }) => field))
  for (const element of form.elements)
    if (element instanceof HTMLInputElement && fields.has(element.name)) return element.focus()
}

const noProblems: readonly Problem[] = []

/**
 * Validates a form before it is sent, shows the server's result, and clears a problem when its field
 * changes.
 */
export function useAccountForm(
  check: (input: (field: AccountField) => string) => readonly Problem[],
  result: FormResult | undefined,
) {
  const { errors } = useAccountMessages()
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(result)
  const [problems, setProblems] = useState(result?.problems ?? noProblems)
  if (result !== seen) {
    setSeen(result)
    setProblems(result?.problems ?? noProblems)
  }
  useEffect(() => {
    if (!form.current) return
    // With scripts the shop's own messages are shown; without them the browser's.
    form.current.noValidate = true
    if (result?.problems) focusFirst(form.current, result.problems)
  }, [result])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget)
    const found = check((field) => String(data.get(field) ?? ''))
    setProblems(found)
    if (found.length === 0) return
    event.preventDefault()
    focusFirst(event.currentTarget, found)
  }
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (problems.some(({ field }) => field === name))
      setProblems(problems.filter(({ field }) => field !== name))
  }
  return {
    form: { ref: form, onSubmit: submit, onInput: forget },
    problems,
    /** The message of the form as a whole; connection errors are shown by their banner. */
    error: result?.failure
      ? inlineDetails(failureText({ ...result, failure: result.failure }, errors))
      : null,
    problemOf: (field: AccountField) => problems.find((problem) => problem.field === field)?.code,
    isSending: useNavigation().formData !== undefined,
  }
}
