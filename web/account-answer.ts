import type { Problem } from '#shop/accounts/account-form.rules.ts'
import { type AuthErrorKind, authError } from '#shop/accounts/auth-error.rules.ts'

/** What a form of accounts is answered when it leads nowhere else. */
export interface AccountAnswer {
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

/** What the server answers, or in its place that nothing came back or that it failed. */
export async function orFailure<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | AccountAnswer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Response) throw error
    const message = error instanceof Error ? error.message : ''
    return { failure: authError({ message }).kind }
  }
}
