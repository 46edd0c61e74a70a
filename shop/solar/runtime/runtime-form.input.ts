import { type Faults, readForm } from '../calculator/calculation-form.input.ts'
import { figureIn, maxHours } from '../calculator/figure.rules.ts'
import { voltsIn } from '../calculator/volts-written.rules.ts'
import { type RuntimeQuestion, usualBackHours } from './runtime-query.rules.ts'

interface ReadRuntime {
  readonly question: RuntimeQuestion
  readonly faults: Faults
  readonly input: Readonly<Record<string, string>>
}

const bounds = {
  wh: { max: 100_000, aboveZero: true },
  vuelve: { max: maxHours, aboveZero: true },
} as const

/** Parses the runtime form, whose rows are the calculator's. */
export function readRuntime(parameters: URLSearchParams): ReadRuntime {
  const { calculation, ...read } = readForm(parameters)
  const faults = { ...read.faults }
  const input = { ...read.input }
  const figure = (name: keyof typeof bounds, usual: number | null): number | null => {
    const text = parameters.get(name)
    if (text === null) return usual
    const result = figureIn(text, bounds[name])
    if (result.ok) return result.value
    faults[name] = result.code
    input[name] = text.slice(0, 40)
    return usual
  }
  const slug = parameters.get('producto')?.trim() || null
  const question: RuntimeQuestion = {
    items: calculation.items,
    slug,
    labelWh: slug ? null : figure('wh', null),
    backHours: figure('vuelve', usualBackHours) ?? usualBackHours,
    volts: voltsIn(parameters.getAll('voltios').join('-'), calculation.items),
  }
  return { question, faults, input }
}
