import { type Faults, readForm } from '../calculator/calculation-form.input.ts'
import { figureIn, maxHours } from '../calculator/figure.rules.ts'
import { voltsOfForm } from '../calculator/volts-written.rules.ts'
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

/** The fields of a question's own URL that hold no sensible figure. */
export function runtimeFaults(parameters: URLSearchParams): Pick<ReadRuntime, 'faults' | 'input'> {
  const names = parameters.get('producto') ? (['vuelve'] as const) : (['wh', 'vuelve'] as const)
  const found = names.flatMap((name) => {
    const text = parameters.get(name)
    const read = text === null ? null : figureIn(text, bounds[name])
    return text === null || read === null || read.ok ? [] : [{ name, text, code: read.code }]
  })
  return {
    faults: Object.fromEntries(found.map(({ name, code }) => [name, code])),
    input: Object.fromEntries(found.map(({ name, text }) => [name, text.slice(0, 40)])),
  }
}

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
    volts: voltsOfForm(parameters, calculation.items, 'voltios'),
  }
  return { question, faults, input }
}
