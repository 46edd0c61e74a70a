import type { NewToast } from '#design/toasts/toast.rules.ts'
import type { Messages } from '#kernel/messages.ts'
import type { es } from '#shop/accounts/messages/es.ts'
import { failureText } from '#shop/accounts/sign-in/failure-text.rules.ts'
import type { AccountResult } from './account-result.ts'

/** The notice of a resend; a limit is shown as in the error catalogue. */
export function resendNotice(
  result: AccountResult | undefined,
  { confirm, errors }: Messages<typeof es>,
): NewToast | null {
  if (!result) return null
  if (result.isSent) return { ...confirm.resent, variant: 'default_success', duration: 8000 }
  if (result.problems) return { ...confirm.noEmail, variant: 'destructive' }
  if (result.failure === 'other') return { ...confirm.unexpected, variant: 'destructive' }
  const { failure } = result
  const description = failure && failureText({ ...result, failure }, errors)
  return { ...confirm.failed, ...(description && { description }), variant: 'destructive' }
}
