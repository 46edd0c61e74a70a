import {
  type ChartSize,
  chartSizes,
  isLabelled,
  type PeriodScale,
  scaleOf,
} from './period-chart.rules.ts'

export interface ChartBar {
  /** The label below the bar; empty where there is no room. */
  readonly label: string
  /** The full description of the bar. */
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

interface DrawingProps extends PeriodChartProps {
  readonly size: ChartSize
  readonly className: string
}

const labelStyle = 'fill-soft-ink text-[12px] tabular-nums'

function Bar({ bar, at, scale }: { bar: ChartBar; at: number; scale: PeriodScale }) {
  const { left, step, y, top, ground } = scale
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
      <rect x={x} y={top} width={step} height={ground - top} fill="transparent" />
      <rect {...box(bar.whole, 0.12)} className="fill-sunk stroke-ink" />
      <rect {...box(bar.part, 0.28)} className={bar.part < 0 ? 'fill-bad' : 'fill-ink'} />
    </g>
  )
}

function Drawing({ title, bars, axis, size, className }: DrawingProps) {
  const scale = scaleOf(bars, size)
  const { width, height } = chartSizes[size]
  const { left, step, y } = scale
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className={className}>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end" className={labelStyle}>
            {axis(tick)}
          </text>
        </g>
      ))}
      {bars.map((bar, at) => (
        <Bar key={bar.title} bar={bar} at={at} scale={scale} />
      ))}
      {bars.map(
        (bar, at) =>
          isLabelled(bars.length, at, size) && (
            <text
              key={bar.title}
              x={left + (at + 0.5) * step}
              y={height - 8}
              textAnchor="middle"
              className={labelStyle}
            >
              {bar.label}
            </text>
          ),
      )}
    </svg>
  )
}

/** Two values for each period, rendered by the server and distinguished by outline and fill, not by colour. Phones get a chart of their own with legible labels. */
export function PeriodChart(props: PeriodChartProps) {
  return (
    <>
      <Drawing {...props} size="phone" className="w-full md:hidden" />
      <Drawing {...props} size="desktop" className="w-full max-md:hidden" />
    </>
  )
}
