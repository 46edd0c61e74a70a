import { data } from 'react-router'
import { authError } from '#shop/accounts/sign-in/auth-error.rules.ts'
import type { AdminSignUpResult } from '#shop/accounts/ui/sign-up/admin-sign-up-form.tsx'
import type { AccountResult } from '../sign-in/account-result.ts'

export type AdminSignUpReply = AccountResult & AdminSignUpResult

const unexpected: AdminSignUpReply = { failure: 'other', trouble: 'unexpected' }

/** A refusal changed nothing: the invitation is not reloaded. */
const refusal = (reply: AdminSignUpReply) => data(reply, { status: 400 })

const isReply = (result: unknown): result is AdminSignUpReply =>
  typeof result === 'object' &&
  result !== null &&
  ['isDone', 'problems', 'failure'].some((key) => key in result)

/** The server's response; a missing or unexpected one becomes a result too. */
export async function replyOf(ask: () => Promise<unknown>) {
  try {
    const result = await ask()
    if (!isReply(result)) return refusal(unexpected)
    return result.isDone ? data(result) : refusal(result)
  } catch (error) {
    if (error instanceof Response) throw error
    const { kind } = authError({ message: error instanceof Error ? error.message : '' })
    return refusal(kind === 'network' ? { failure: kind } : unexpected)
  }
}
