import { data } from 'react-router'
import type { Problem } from '#shop/accounts/sign-in/account-form.rules.ts'
import { type AuthErrorKind, authError } from '#shop/accounts/sign-in/auth-error.rules.ts'

/** What a form of accounts is answered when it leads nowhere else. */
export interface AccountResult {
  readonly problems?: readonly Problem[]
  /** The entry of the catalogue that says why not. */
  readonly failure?: AuthErrorKind
  /** What was typed, to be shown again; never a password. */
  readonly values?: Readonly<Partial<Record<'fullName' | 'email', string>>>
  readonly offersFirstAdmin?: boolean
  readonly hasWrongCode?: boolean
  readonly isSent?: boolean
  readonly isDone?: boolean
}

/** A refusal changed nothing: the browser's router does not ask for the page again. */
const refusal = (result: AccountResult) => data(result, { status: 400 })

/** What the server answers, or in its place that nothing came back or that it failed. */
export async function orFailure(ask: () => Promise<unknown>) {
  try {
    const result = (await ask()) as AccountResult | undefined
    return result?.failure || result?.problems ? refusal(result) : result
  } catch (error) {
    if (error instanceof Response) throw error
    const message = error instanceof Error ? error.message : ''
    return refusal({ failure: authError({ message }).kind })
  }
}
