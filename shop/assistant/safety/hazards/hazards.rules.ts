import type { Emergency } from '../emergency.rules.ts'
import { breathesFumes, isCorroded, isStruck } from './distress.rules.ts'
import { isSwallowed } from './electrified.rules.ts'
import { burnsSkin, isSwollen, isWet, overheats } from './equipment.rules.ts'
import { burns } from './fire.rules.ts'
import { isGeneral, withoutDenials } from './mood.rules.ts'
import { lineIsDown, shocks } from './shock.rules.ts'
import { ignited, isScorched, looksBloated, soaksClothes, wasShocked } from './traces.rules.ts'

/** The worst first. */
const hazards: readonly (readonly [Emergency, (text: string) => boolean])[] = [
  ['line', lineIsDown],
  ['shock', (text) => [shocks, isStruck, wasShocked].some((one) => one(text))],
  ['swallowed', isSwallowed],
  ['acid', (text) => [burnsSkin, isCorroded, soaksClothes].some((one) => one(text))],
  ['fire', (text) => [burns, breathesFumes, ignited].some((one) => one(text))],
  ['swollen', (text) => isSwollen(text) || looksBloated(text)],
  ['flooded', isWet],
  ['heat', (text) => overheats(text) || isScorched(text)],
]

/** What a text says is happening, taken as true unless it plainly asks in general. */
export function hazardIn(text: string): Emergency | null {
  const plain = withoutDenials(text)
  if (isGeneral(plain)) return null
  return hazards.find(([, fits]) => fits(plain))?.[0] ?? null
}
