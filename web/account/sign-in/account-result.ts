import { data, isRouteErrorResponse } from 'react-router'
import type { Problem } from '#shop/accounts/sign-in/account-form.rules.ts'
import { type AuthErrorKind, authError } from '#shop/accounts/sign-in/auth-error.rules.ts'
import { isGateResult } from '#web/session/gate-result.ts'

/** The result of an account form that does not redirect. */
export interface AccountResult {
  readonly problems?: readonly Problem[]
  /** The entry of the error catalogue. */
  readonly failure?: AuthErrorKind
  /** What was entered, to be shown again; never a password. */
  readonly values?: Readonly<Partial<Record<'fullName' | 'email', string>>>
  /** Seconds of lockout after too many e-mails. */
  readonly restsFor?: number
  readonly offersFirstAdmin?: boolean
  readonly hasWrongCode?: boolean
  readonly isSent?: boolean
  readonly isDone?: boolean
}

/** A refusal changed nothing: the router does not reload the page. */
const refusal = (result: AccountResult) => data(result, { status: 400 })

/** The gate's question stands in place of the page. */
const isAsked = (error: unknown) => isRouteErrorResponse(error) && isGateResult(error.data)

/** The server's result; a missing or failed response becomes a result too. */
export async function orFailure(ask: () => Promise<unknown>) {
  try {
    const result = (await ask()) as AccountResult | undefined
    return result?.failure || result?.problems ? refusal(result) : result
  } catch (error) {
    if (error instanceof Response || isAsked(error)) throw error
    const message = error instanceof Error ? error.message : ''
    return refusal({ failure: authError({ message }).kind })
  }
}
