import type { useZelleStaffMessages } from './use-messages.ts'

export interface ZelleResult {
  readonly order: string
  /** Null where it is only asked about. */
  readonly problem: keyof ReturnType<typeof useZelleStaffMessages>['problems'] | null
  /** Where a reference was used before. */
  readonly where: string
  readonly input: Readonly<Record<'reference' | 'amount' | 'reason', string>> | null
}
