import { useEffect } from 'react'
import { showToast } from '#design/toasts.tsx'
import { useAccountWords } from '#shop/accounts/ui/use-account-words.ts'
import type { AccountAnswer } from '../account-answer.ts'

/** Shows why a form failed, once for each answer. */
export function useFailureToast(answer: AccountAnswer | undefined): void {
  const words = useAccountWords().errors
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words come with the page
  useEffect(() => {
    if (!answer?.failure) return
    const { title, details } = words[answer.failure]
    showToast({ title, description: details, variant: 'destructive' })
  }, [answer])
}
