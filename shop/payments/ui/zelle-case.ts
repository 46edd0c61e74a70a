import type { Usd } from '#kernel/money.ts'
import type { ShownProof } from './admin-zelle-proof.tsx'
import type { useZelleStaffMessages } from './use-messages.ts'

export interface ZelleCase {
  readonly orderId: string
  readonly number: string
  readonly methodName: string
  readonly state: string
  readonly isHeld: boolean
  readonly isReleased: boolean
  readonly buyerName: string
  readonly buyerEmail: string
  readonly placedAt: Date
  readonly payBy: Date | null
  readonly memo: string
  readonly recipient: string
  readonly total: Usd
  readonly received: Usd
  readonly due: Usd
  readonly answerBy: Date | null
  readonly needsSecond: boolean
  readonly first: { readonly isMe: boolean; readonly at: Date } | null
  readonly proofs: readonly ShownProof[]
}

export interface ZelleResult {
  readonly order: string
  readonly problem: keyof ReturnType<typeof useZelleStaffMessages>['problems']
  readonly input: { readonly reference: string; readonly reason: string } | null
}
