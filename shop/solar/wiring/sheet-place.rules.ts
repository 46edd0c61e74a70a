import type { Destination } from '#kernel/destination.ts'
import { cubaCode } from '#shop/catalogue/products/set-sheet.rules.ts'
import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import { states } from '#shop/shipping/us-address.rules.ts'
import { placeFactsOf, stateOfTown } from '../system/system-demand.rules.ts'

/** Where equipment stands, as a code of the choice: `cuba`, `US` for an unknown state, `US-FL`. */
export interface SheetPlace {
  readonly code: string
  readonly facts: PlaceFacts
  /** What was asked for, where nobody knows such a place. */
  readonly unknown?: string
}

const unknownState = 'US'
const inCuba = placeFactsOf(null) as PlaceFacts
const inUnknownState = placeFactsOf(unknownState) as PlaceFacts

const cubaPlace: SheetPlace = { code: cubaCode, facts: inCuba }
const americanPlace: SheetPlace = { code: unknownState, facts: inUnknownState }

function placeAsked(asked: string): SheetPlace | null {
  if (asked === cubaCode) return cubaPlace
  const facts = placeFactsOf(asked)
  // an address may name a state whose climate is not known
  if (!facts)
    return asked.startsWith(`${unknownState}-`) ? { ...americanPlace, unknown: asked } : null
  if (!facts.isUsa) return { code: cubaCode, facts }
  const state = stateOfTown[asked]
  return { code: state ? `${unknownState}-${state}` : asked, facts }
}

const maxShown = 24

/** The place that was asked for, else where the visitor has things delivered: in the United States then the coldest but Alaska. */
export function sheetPlace(asked: string | null, destination: Destination): SheetPlace {
  const usual = destination === 'usa' ? americanPlace : cubaPlace
  if (!asked?.trim()) return usual
  return placeAsked(asked) ?? { ...usual, unknown: asked.slice(0, maxShown) }
}

/** Codes of the places to choose from; the states by their names. */
export const placeChoices: readonly { readonly code: string; readonly name: string | null }[] = [
  { code: cubaCode, name: null },
  { code: unknownState, name: null },
  ...states.map(({ code, name }) => ({ code: `${unknownState}-${code}`, name })),
]
