import type { NewToast } from '#design/toast.rules.ts'
import type { Messages } from '#kernel/messages.ts'
import type { es } from '#shop/accounts/messages/es.ts'
import type { AccountAnswer } from './account-answer.ts'

/** How it went, in the messages of the resend; a limit is said as the catalogue says it. */
export function resendNotice(
  answer: AccountAnswer | undefined,
  { confirm, errors }: Messages<typeof es>,
): NewToast | null {
  if (!answer) return null
  if (answer.isSent) return { ...confirm.resent, variant: 'default_success', duration: 8000 }
  if (answer.problems) return { ...confirm.noEmail, variant: 'destructive' }
  if (answer.failure === 'other') return { ...confirm.unexpected, variant: 'destructive' }
  const description = answer.failure && errors[answer.failure].details
  return { ...confirm.failed, ...(description && { description }), variant: 'destructive' }
}
