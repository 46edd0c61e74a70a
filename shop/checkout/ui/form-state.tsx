import { createContext, type ReactNode, useContext } from 'react'
import type { FormInput, Problem } from '../form-checks.rules.ts'

interface FormStateProps {
  readonly input: FormInput
  readonly problems: readonly Problem[]
  /** The problems of the last response, some of which may be corrected by now. */
  readonly sent: readonly Problem[]
}

const FormContext = createContext<FormStateProps>({ input: {}, problems: [], sent: [] })

/** Values and problems of the fields below. */
export function FormState({ children, ...state }: FormStateProps & { children: ReactNode }) {
  return <FormContext value={state}>{children}</FormContext>
}

/** A field's value and the code of its problem. */
export function useFieldState(name: string): {
  readonly value: string
  readonly code: string | null
} {
  const { input, problems } = useContext(FormContext)
  const code = problems.find(({ field }) => field === name)?.code ?? null
  return { value: input[name] ?? '', code }
}

export const useProblems = (): Pick<FormStateProps, 'problems' | 'sent'> => useContext(FormContext)
