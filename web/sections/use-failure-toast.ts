import { useEffect } from 'react'
import { showToast } from '#design/toasts.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import type { AccountAnswer } from '../account-answer.ts'

/** Shows why a form failed, once for each answer. */
export function useFailureToast(answer: AccountAnswer | undefined): void {
  const messages = useAccountMessages().errors
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages come with the page
  useEffect(() => {
    if (!answer?.failure) return
    const { title, details } = messages[answer.failure]
    showToast({ title, description: details, variant: 'destructive' })
  }, [answer])
}
