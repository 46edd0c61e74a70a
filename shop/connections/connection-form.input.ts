import type { FormValues } from '#kernel/text/merged-form.ts'
import {
  type ConnectionForm,
  fieldsOf,
  isConnectionForm,
  type Variables,
} from './connection-forms.rules.ts'

const maxLength = 4_000

const clean = (input: unknown): string =>
  typeof input === 'string'
    ? input
        .replace(/\p{C}+/gu, ' ')
        .trim()
        .slice(0, maxLength)
    : ''

export interface TypedConnection {
  readonly form: ConnectionForm
  /** By field; an empty secret leaves what is stored. */
  readonly values: Variables
  /** Secrets that are to be forgotten. */
  readonly forgotten: readonly string[]
  /** Whether the sender knows what comes of it. */
  readonly isSure: boolean
}

/** What forgets a secret. */
export const forgetField = (name: string): string => `forget_${name}`

/** A form of the page of connections as it was sent; null where it is none of them. */
export function readConnection(posted: Readonly<Record<string, unknown>>): TypedConnection | null {
  const { form } = posted
  if (!isConnectionForm(form)) return null
  const values = fieldsOf(form).map(({ name, kind, choices = [] }) => {
    const value = clean(posted[name])
    if (kind === 'long')
      return [
        name,
        value
          .split(/[\s,]+/)
          .filter(Boolean)
          .join(','),
      ]
    return [name, kind !== 'choice' || choices.includes(value) ? value : '']
  })
  const forgotten = fieldsOf(form)
    .filter(({ name, kind }) => kind === 'secret' && posted[forgetField(name)] === 'on')
    .map(({ name }) => name)
  return { form, values: Object.fromEntries(values), forgotten, isSure: posted.isSure === 'on' }
}

/** What is stored of what a form may change: a secret only where it was typed, or is to be forgotten. */
export function changeable(stored: FormValues, typed: TypedConnection): FormValues {
  const untouched = fieldsOf(typed.form)
    .filter(({ name, kind }) => kind === 'secret' && !typed.values[name])
    .map(({ name }) => name)
    .filter((name) => !typed.forgotten.includes(name))
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !untouched.includes(name)))
}
