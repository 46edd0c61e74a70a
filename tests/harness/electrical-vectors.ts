import fs from 'node:fs'

interface Expected {
  readonly findings: readonly { readonly rule: string; readonly severity: string }[]
  readonly absent?: readonly string[]
  readonly no_other_danger_or_will_not_work?: boolean
  readonly figures?: Readonly<
    Record<string, { readonly value: number; readonly tolerance: number }>
  >
}

interface Vector<Ask extends string, Expect> {
  readonly id: string
  readonly ask: Ask
  readonly input: unknown
  readonly expect: Expect
}
type AnyVector = Vector<'check-system', Expected> | Vector<'runtime' | 'compose-set', unknown>

const file = JSON.parse(fs.readFileSync('tests/fixtures/electrical-vectors.json', 'utf8')) as {
  readonly cases: readonly AnyVector[]
}

export const systemVectors = file.cases.filter((one) => one.ask === 'check-system')

interface Answer {
  readonly findings: readonly { readonly rule: string; readonly severity: string }[]
  readonly figures: Readonly<Record<string, number>>
}

/** What is expected and not so, in words; an empty list is a vector that holds. */
export function differences(answer: Answer, expected: Expected): string[] {
  const found = new Map(answer.findings.map(({ rule, severity }) => [rule, severity]))
  const lacks = expected.findings
    .filter(({ rule, severity }) => found.get(rule) !== severity)
    .map(({ rule, severity }) => `${rule} is ${found.get(rule)}, not ${severity}`)
  const named = new Set(expected.findings.map(({ rule }) => rule))
  const others = expected.no_other_danger_or_will_not_work
    ? answer.findings.filter(({ rule, severity }) => severity !== 'advice' && !named.has(rule))
    : []
  const absent = (expected.absent ?? []).filter((rule) => found.has(rule))
  const figures = Object.entries(expected.figures ?? {}).filter(([name, { value, tolerance }]) => {
    const found = answer.figures[name]
    return found === undefined || Math.abs(found - value) > tolerance
  })
  return [
    ...lacks,
    ...others.map(({ rule, severity }) => `${rule} is ${severity}`),
    ...absent.map((rule) => `${rule} is there`),
    ...figures.map(([name, { value }]) => `${name} is ${answer.figures[name]}, not ${value}`),
  ]
}
