export interface Gauge {
  readonly awg: string
  readonly mm2: number
  readonly ampacityA: number
}

const gauge = (awg: string, mm2: number, ampacityA: number): Gauge => ({ awg, mm2, ampacityA })

/** Copper at 40 °C on terminals for 75 °C. */
export const gauges: readonly Gauge[] = [
  gauge('14', 2.1, 17),
  gauge('12', 3.3, 22),
  gauge('10', 5.3, 30),
  gauge('8', 8.4, 44),
  gauge('6', 13.3, 57),
  gauge('4', 21.2, 74),
  gauge('2', 33.6, 101),
  gauge('1/0', 53.5, 132),
  gauge('2/0', 67.4, 154),
  gauge('4/0', 107, 202),
]

/** The thinnest cable that carries what its fuse or breaker lets through; null above the largest. */
export const gaugeFor = (amps: number): Gauge | null =>
  gauges.find(({ ampacityA }) => ampacityA >= amps) ?? null

/** What a cable of this gauge carries for hours; null for one that is not in the table. */
export const ampacityOf = (awg: string): number | null =>
  gauges.find((one) => one.awg === awg)?.ampacityA ?? null
