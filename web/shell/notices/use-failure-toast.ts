import { useEffect } from 'react'
import { showToast } from '#design/toasts/toasts.tsx'
import { failureText } from '#shop/accounts/sign-in/failure-text.rules.ts'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import type { AccountResult } from '#web/account/sign-in/account-result.ts'

/** Shows why a form failed, once for each result. */
export function useFailureToast(result: AccountResult | undefined): void {
  const messages = useAccountMessages().errors
  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages come with the page
  useEffect(() => {
    if (!result?.failure) return
    const { failure } = result
    const description = failureText({ ...result, failure }, messages)
    showToast({ title: messages[failure].title, description, variant: 'destructive' })
  }, [result])
}
