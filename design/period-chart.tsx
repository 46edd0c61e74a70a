export interface ChartBar {
  /** What stands below the bar; empty where there is no room. */
  readonly label: string
  /** What is said of it, whole. */
  readonly title: string
  /** The hollow bar. */
  readonly whole: number
  /** The solid bar within it; may be below zero. */
  readonly part: number
}

interface PeriodChartProps {
  readonly title: string
  readonly bars: readonly ChartBar[]
  readonly axis: (value: number) => string
}

const [width, height] = [720, 240]
const [left, bottom, top] = [64, 28, 12]

/** A round figure at or above the largest, so that the lines of the axis are ones a person would draw. */
function roundUp(value: number): number {
  if (value <= 0) return 1
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 2.5, 5, 10].find((step) => step * magnitude >= value) ?? 10) * magnitude
}

const shown = (count: number, at: number) => at % Math.ceil(count / 12) === 0

interface Scale {
  readonly y: (value: number) => number
  readonly step: number
}

function Bar({ bar, at, step, y }: Scale & { bar: ChartBar; at: number }) {
  const x = left + at * step
  const box = (value: number, inset: number) => ({
    x: x + step * inset,
    width: Math.max(1, step * (1 - 2 * inset)),
    y: Math.min(y(0), y(value)),
    height: Math.abs(y(value) - y(0)),
  })
  return (
    <g>
      <title>{bar.title}</title>
      <rect x={x} y={top} width={step} height={height - top - bottom} fill="transparent" />
      <rect {...box(bar.whole, 0.12)} className="fill-sunk stroke-ink" />
      <rect {...box(bar.part, 0.28)} className={bar.part < 0 ? 'fill-bad' : 'fill-ink'} />
    </g>
  )
}

/** Two figures for each period, drawn by the server; told apart by hollow and solid, not by colour. */
export function PeriodChart({ title, bars, axis }: PeriodChartProps) {
  const highest = roundUp(Math.max(0, ...bars.flatMap(({ whole, part }) => [whole, part])))
  const least = Math.min(0, ...bars.flatMap(({ whole, part }) => [whole, part]))
  const lowest = least < 0 ? -roundUp(-least) : 0
  const room = height - top - bottom
  const y = (value: number) => top + ((highest - value) / (highest - lowest)) * room
  const step = (width - left) / Math.max(1, bars.length)
  const ticks = [...new Set([highest, highest / 2, 0, lowest])]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart that scrolls is scrolled by keyboard too
    <section aria-label={title} tabIndex={0} className="overflow-x-auto">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={title}
        className="w-full min-w-[36rem]"
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text
              x={left - 6}
              y={y(tick) + 4}
              textAnchor="end"
              fontSize="11"
              className="fill-soft-ink"
            >
              {axis(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <Bar key={bar.title} bar={bar} at={at} step={step} y={y} />
        ))}
        {bars.map(
          (bar, at) =>
            shown(bars.length, at) && (
              <text
                key={bar.title}
                x={left + (at + 0.5) * step}
                y={height - 8}
                textAnchor="middle"
                fontSize="11"
                className="fill-soft-ink"
              >
                {bar.label}
              </text>
            ),
        )}
      </svg>
    </section>
  )
}
