import { createContext, useContext } from 'react'
import { format } from '#kernel/messages.ts'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { useFieldTexts } from './field-validity.ts'

/** What somebody else stored in the fields of the form around them since it was shown, by name. */
const Crossed = createContext<FormValues>({})
export const CrossedProvider = Crossed.Provider

/** What somebody else stored in a field meanwhile, in the words of its choices; undefined where nobody did. */
export function useCrossed(
  name: string | undefined,
  wordsOf: (value: string) => string = (value) => value,
): string | undefined {
  const { crossed, empty } = useFieldTexts()
  const now = useContext(Crossed)[name ?? '']
  return now === undefined ? undefined : format(crossed, { value: wordsOf(now) || empty })
}
