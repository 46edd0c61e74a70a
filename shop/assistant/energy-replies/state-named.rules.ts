import { fold } from '#kernel/text/fold.ts'
import { states } from '#shop/shipping/us-address.rules.ts'

/** Large towns, and states by their Spanish names. */
const towns: Readonly<Record<string, string>> = {
  miami: 'FL',
  hialeah: 'FL',
  tampa: 'FL',
  orlando: 'FL',
  'nueva york': 'NY',
  'nueva jersey': 'NJ',
  houston: 'TX',
}

const isIn = (text: string, name: string): boolean =>
  new RegExp(`(?<=[ ,])${name}(?=[ ,])(?! (?:cuba|camaguey|matanzas))`).test(` ${text} `)

/** A state of the United States, or a large town of one, as a code of a place; null where none is named. */
export function stateNamed(text: string): string | null {
  const state =
    states.find(({ name }) => isIn(text, fold(name)))?.code ??
    Object.entries(towns).find(([town]) => isIn(text, town))?.[1]
  return state === undefined ? null : `US-${state}`
}
