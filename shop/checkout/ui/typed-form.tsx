import { createContext, type ReactNode, useContext } from 'react'
import type { Problem, Typed } from '../typed.rules.ts'

interface TypedForm {
  readonly typed: Typed
  readonly problems: readonly Problem[]
}

const FormContext = createContext<TypedForm>({ typed: {}, problems: [] })

/** What the fields below were filled in with, and what is wrong with it. */
export function TypedFields({ typed, problems, children }: TypedForm & { children: ReactNode }) {
  return <FormContext value={{ typed, problems }}>{children}</FormContext>
}

/** A field's value and the code of its problem. */
export function useTyped(name: string): { readonly value: string; readonly code: string | null } {
  const { typed, problems } = useContext(FormContext)
  const code = problems.find(({ field }) => field === name)?.code ?? null
  return { value: typed[name] ?? '', code }
}

export const useProblems = (): readonly Problem[] => useContext(FormContext).problems
