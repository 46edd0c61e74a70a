import type { useZelleStaffMessages } from './use-messages.ts'

export interface ZelleResult {
  readonly order: string
  readonly problem: keyof ReturnType<typeof useZelleStaffMessages>['problems']
  readonly input: Readonly<Record<'reference' | 'amount' | 'reason', string>> | null
}
