import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { type Finding, isSerious } from '#shop/electrical/checks/finding.rules.ts'
import type { PartCount } from '#shop/electrical/parts/system.rules.ts'
import { fitsOf, takesPanels } from './fits.rules.ts'
import { partsTogether } from './product-parts.rules.ts'
import { checkTogether } from './together.rules.ts'

/** A line of a cart: the parts of one unit, a kit's components or the product itself. */
export interface CheckedLine {
  readonly name: string
  readonly parts: readonly PartCount[]
  readonly quantity: number
}

/** What keeps things in a cart from going together; names of two, or none where it is all of them. */
export interface Misfit {
  readonly names: readonly string[]
  readonly finding: Finding
}

const joinRules = ['E1', 'E2', 'E4', 'E12', 'E13', 'E14', 'E15']
const maxCount = 30

const isSource = ({ part }: PartCount) =>
  part.category === 'inverter' || part.category === 'portable'
const hasSource = ({ parts }: CheckedLine) => parts.some(isSource)
const hasInverter = ({ parts }: CheckedLine) =>
  parts.some(({ part }) => part.category === 'inverter')
const hasInput = ({ parts }: CheckedLine) => parts.some(({ part }) => takesPanels(part))
const isOnly = ({ parts }: CheckedLine, category: string) =>
  parts.every(({ part }) => part.category === category)

const times = (parts: readonly PartCount[], count: number): PartCount[] =>
  parts.map(({ part, quantity }) => ({ part, quantity: quantity * count }))

/** Several sources in a cart are for several houses, and no fault. */
const isOfSources = ({ notes }: Finding) => notes[0] === 'sources'

const seriousIn = (parts: readonly PartCount[], place: PlaceFacts): Finding[] =>
  checkTogether(partsTogether(parts), place).serious.filter((one) => !isOfSources(one))

/** Everything beside one source; what is for several of the same is shared out. */
function besideOne(
  [source]: readonly CheckedLine[],
  others: readonly CheckedLine[],
  place: PlaceFacts,
): Misfit[] {
  const share = source?.quantity ?? 1
  const rest = others.flatMap(({ parts, quantity }) => times(parts, Math.ceil(quantity / share)))
  if (rest.length === 0) return []
  return seriousIn([...(source?.parts ?? []), ...rest], place).map((finding) => ({
    names: [],
    finding,
  }))
}

/** Why none of so many goes with a source; empty where some number does. */
function refusals(line: CheckedLine, source: CheckedLine, place: PlaceFacts): Misfit[] {
  let found: Finding[] = []
  for (let count = 1; count <= Math.min(line.quantity, maxCount); count += 1) {
    found = seriousIn([...source.parts, ...times(line.parts, count)], place).filter(({ rule }) =>
      joinRules.includes(rule),
    )
    if (found.length === 0) return []
  }
  return found.slice(0, 1).map((finding) => ({ names: [line.name, source.name], finding }))
}

const goesWithController = (line: CheckedLine, others: readonly CheckedLine[], place: PlaceFacts) =>
  others.some((other) =>
    other.parts.some(({ part }) =>
      line.parts.some(
        (one) =>
          part.role === 'controller' &&
          fitsOf(one.part, part, place).some(({ fit }) => fit.kind !== 'refused'),
      ),
    ),
  )

/** Different batteries where there are fewer inverters to carry them. */
function mixedBank(batteries: readonly CheckedLine[], places: number, place: PlaceFacts): Misfit[] {
  if (batteries.length <= Math.max(1, places)) return []
  const parts = batteries.flatMap(({ parts }) => parts)
  return checkSystem(parts, place)
    .findings.filter((one) => one.rule === 'E1' && isSerious(one))
    .map((finding) => ({ names: batteries.map(({ name }) => name), finding }))
}

/** Each battery and panel beside each source; one that goes with any of them is no question. */
function besideSeveral(
  sources: readonly CheckedLine[],
  others: readonly CheckedLine[],
  place: PlaceFacts,
): Misfit[] {
  const [batteries, panels] = ['battery', 'panel'].map((category) =>
    others.filter((line) => isOnly(line, category)),
  )
  const withEach = (line: CheckedLine, takers: readonly CheckedLine[]): Misfit[] => {
    const each = takers.map((source) => refusals(line, source, place))
    return each.some((found) => found.length === 0) ? [] : each.flat()
  }
  const inverters = sources.filter(hasInverter)
  return [
    ...mixedBank(batteries ?? [], inverters.length, place),
    ...(batteries ?? []).flatMap((line) => withEach(line, inverters)),
    ...(panels ?? [])
      .filter((line) => !goesWithController(line, others, place))
      .flatMap((line) => withEach(line, sources.filter(hasInput))),
  ]
}

const rank = ({ finding }: Misfit): number => (finding.severity === 'danger' ? 0 : 1)

/** What in a cart cannot go together, dangers first; what is only not bought yet is no misfit. */
export function misfitsIn(lines: readonly CheckedLine[], place: PlaceFacts): Misfit[] {
  const sources = lines.filter(hasSource)
  const others = lines.filter((line) => !hasSource(line))
  const whole = sources.length > 1 ? [] : besideOne(sources, others, place)
  // different batteries silence the other rules
  const isWhole = sources.length < 2 && !whole.some(({ finding }) => finding.rule === 'E1')
  const found = isWhole ? whole : besideSeveral(sources, others, place)
  return (found.length > 0 ? found : whole).sort((one, other) => rank(one) - rank(other))
}
