import { data } from 'react-router'
import { authError } from '#shop/accounts/auth-error.rules.ts'
import type { AdminSignUpAnswer } from '#shop/accounts/ui/admin-sign-up-form.tsx'
import type { AccountAnswer } from './account-answer.ts'

export type AdminSignUpReply = AccountAnswer & AdminSignUpAnswer

const unexpected: AdminSignUpReply = { failure: 'other', trouble: 'unexpected' }

/** A refusal changed nothing: the invitation is not asked for again. */
const refusal = (reply: AdminSignUpReply) => data(reply, { status: 400 })

const isReply = (answer: unknown): answer is AdminSignUpReply =>
  typeof answer === 'object' &&
  answer !== null &&
  ['isDone', 'problems', 'failure'].some((key) => key in answer)

/** What the server answers; nothing, or what nobody expected, becomes an answer too. */
export async function replyOf(ask: () => Promise<unknown>) {
  try {
    const answer = await ask()
    if (!isReply(answer)) return refusal(unexpected)
    return answer.isDone ? data(answer) : refusal(answer)
  } catch (error) {
    if (error instanceof Response) throw error
    const { kind } = authError({ message: error instanceof Error ? error.message : '' })
    return refusal(kind === 'network' ? { failure: kind } : unexpected)
  }
}
