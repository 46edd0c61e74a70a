import { useNavigation } from 'react-router'
import type { ShownKey } from '../../second-factor/second-factor-key.rules.ts'
import type { SecurityIntent } from '../../security/security-form.rules.ts'
import type { AccountField, Problem } from '../../sign-in/account-form.rules.ts'
import { type FormResult, useAccountForm } from '../forms/use-account-form.ts'

/** The action result of one of the security page's forms. */
export interface SecurityResult extends FormResult {
  readonly intent?: SecurityIntent
  readonly shown?: ShownKey
  /** The session to end no longer exists. */
  readonly isGone?: boolean
}

/** One of several forms of a page: it reads only its own action result. */
export function useSecurityForm(
  intent: SecurityIntent,
  result: SecurityResult | undefined,
  check: (input: (field: AccountField) => string) => readonly Problem[],
) {
  const own = result?.intent === intent ? result : undefined
  const state = useAccountForm(check, own)
  const isSending = useNavigation().formData?.get('intent') === intent
  return { ...state, own, isSending }
}
