import { quantitiesIn } from '../understanding/quantities.rules.ts'

export interface ChargingPanels {
  readonly count: number
  /** Watts of one; null where they were not said. */
  readonly watts: number | null
}

const counted =
  / (\d{1,2}) (?:de (?:l[oa]s |es[oa]s )?)?(?:\w+ ){0,2}?(?:paneles|placas|panels|de (?=\d{3}\b))/
const single = / (?:1|un|una|a|one|el|la|su|the) (?:\w+ ){0,2}(?:panel|placa)\b/
const usual = [50, 800] as const

/** 'con dos paneles de 200', 'with 3 panels'; null where no number of panels is said. */
export function chargingPanelsIn(text: string): ChargingPanels | null {
  if (!/panel|placa/.test(text)) return null
  const count = Number(counted.exec(text)?.[1] ?? (single.test(text) ? 1 : 0))
  if (count < 1) return null
  const beside = /(?:panel\w*|placas?)((?: \S+){1,4})/.exec(text)?.[1] ?? ''
  const of = quantitiesIn(` ${text} `).quantities.filter(({ unit }) => unit === 'W')
  const bare = Number(/ (\d{2,3})(?= |$)/.exec(beside)?.[1] ?? 0)
  const watts = [bare, ...of.map(({ value }) => value)].find(
    (value) => value >= usual[0] && value <= usual[1],
  )
  return { count, watts: watts ?? null }
}
