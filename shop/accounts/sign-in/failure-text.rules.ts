import { format } from '#kernel/messages.ts'
import { durationText } from '../limits/limits.rules.ts'
import type { AuthErrorKind } from './auth-error.rules.ts'

export interface ShownFailure {
  readonly failure: AuthErrorKind
  /** Seconds of lockout that remain. */
  readonly restsFor?: number | undefined
}

type Errors = Readonly<Record<AuthErrorKind, { readonly details: string }>> & {
  readonly email_limit: { readonly wait: string }
}

/** The catalogue's details of a failure; a lockout with the time that really remains. */
export const failureText = ({ failure, restsFor }: ShownFailure, errors: Errors): string =>
  failure === 'email_limit' && restsFor
    ? format(errors.email_limit.wait, { time: durationText(restsFor) })
    : errors[failure].details
