export const checks = [
  'database',
  'roles',
  'row_security',
  'migrations',
  'clock',
  'disk',
  'files',
  'backups',
  'emails',
  'mail',
  'lists',
  'address',
  'seller',
  'payment',
  'provinces',
  'rates',
  'taxes',
  'legal',
  'second_factor',
  'products',
] as const

export type Check = (typeof checks)[number]

/** Fine; worth watching; broken: an administrator must act. */
export type State = 'well' | 'watch' | 'ill'

/** The findings as figures; the caller adds the texts. */
export interface Finding {
  readonly check: Check
  readonly state: State
  /** Which of the sentences about this check it is. */
  readonly found: string
  readonly facts: Readonly<Record<string, string | number>>
}

export const finding = (
  check: Check,
  state: State,
  found: string,
  facts: Finding['facts'] = {},
): Finding => ({ check, state, found, facts })
