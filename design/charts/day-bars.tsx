import { barsOf, drawing } from './day-bars.rules.ts'

interface DayBarsProps {
  /** The text alternative of the chart. */
  readonly label: string
  readonly days: readonly { readonly value: number; readonly text: string }[]
  /** Labels at both ends of the baseline and at the top. */
  readonly first: string
  readonly last: string
  readonly max: string
}

/** A bar chart with one bar a day, rendered by the server; each bar has a label of its own. */
export function DayBars({ label, days, first, last, max }: DayBarsProps) {
  const { bars, ground } = barsOf(days.map(({ value }) => value))
  return (
    <figure className="grid gap-1">
      <figcaption className="flex justify-between gap-4 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="figures text-soft-ink">{max}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${label}: ${max}`}
        viewBox={`0 -2 ${drawing.width} ${drawing.height + 4}`}
        preserveAspectRatio="none"
        className="h-36 w-full overflow-visible"
      >
        {bars.map((bar, index) => (
          <rect
            key={days[index]?.text}
            {...bar}
            vectorEffect="non-scaling-stroke"
            className="fill-sun stroke-ink"
          >
            <title>{days[index]?.text}</title>
          </rect>
        ))}
        <line
          x1={0}
          x2={drawing.width}
          y1={ground}
          y2={ground}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
      <p aria-hidden="true" className="flex justify-between text-soft-ink text-sm">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </figure>
  )
}
