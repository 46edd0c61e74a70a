import { useId } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { blackoutBegins } from '../calculator/blackout.rules.ts'
import { useSolarMessages } from './solar-messages.tsx'

interface Day {
  readonly sun: readonly number[]
  readonly load: readonly number[]
  readonly level: readonly number[]
}

interface DayDrawingProps {
  readonly day: Day
  readonly blackoutHours: number
  /** Watts at the top of the drawing, equal for all drawings of a page. */
  readonly top: number
}

const left = 36
const width = 360
const step = (width - left) / 24
const powerHeight = 96
const levelTop = 120
const levelHeight = 48
const bottom = 190
const x = (hour: number) => Math.round((left + hour * step) * 10) / 10

const powerY = (watts: number, top: number) =>
  Math.round((powerHeight - (Math.min(watts, top) / top) * (powerHeight - 12)) * 10) / 10

/** A step line, one step per hour. */
const stair = (values: readonly number[], top: number): string =>
  values
    .map(
      (value, hour) =>
        `${hour === 0 ? 'M' : 'V'}${hour === 0 ? `${x(0)},` : ''}${powerY(value, top)}H${x(hour + 1)}`,
    )
    .join('')

/** From sunset to midnight, and on from midnight. */
function Blackout({ blackoutHours }: Pick<DayDrawingProps, 'blackoutHours'>) {
  const end = blackoutBegins + blackoutHours
  const stretches = [
    [blackoutBegins, Math.min(24, end)],
    [0, Math.max(0, end - 24)],
  ] as const
  return stretches.map(([from, to]) => (
    <rect
      key={from}
      x={x(from)}
      y={8}
      width={x(to) - x(from)}
      height={levelTop + levelHeight - 8}
      className="fill-line"
      opacity={0.55}
    />
  ))
}

function Power({ day, top, pattern }: { day: Day; top: number; pattern: string }) {
  const messages = useSolarMessages().day
  const locale = useLocale()
  const base = `V${powerHeight}H${x(0)}Z`
  return (
    <g>
      <path
        d={`${stair(day.sun, top)}${base}`}
        fill={`url(#${pattern})`}
        className="stroke-sun"
        strokeWidth={1}
      />
      <path d={stair(day.load, top)} fill="none" stroke="currentColor" strokeWidth={2} />
      <line x1={left} x2={width} y1={powerHeight} y2={powerHeight} className="stroke-soft-ink" />
      <text x={left - 4} y={powerY(top, top) + 4} textAnchor="end">
        {formatNumber(locale, top)}
      </text>
      <text x={left - 4} y={powerHeight} textAnchor="end">
        0 {messages.watts}
      </text>
    </g>
  )
}

function Level({ day }: { day: Day }) {
  const base = levelTop + levelHeight
  return (
    <g>
      {day.level.map((level, hour) => {
        const height = Math.round((level / 100) * levelHeight * 10) / 10
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: hours of a day stand still
            key={hour}
            x={x(hour) + 1}
            y={base - height}
            width={step - 2}
            height={height}
            className="fill-soft-ink"
          />
        )
      })}
      <line x1={left} x2={width} y1={base} y2={base} className="stroke-soft-ink" />
      <text x={left - 4} y={levelTop + 6} textAnchor="end">
        100
      </text>
      <text x={left - 4} y={base} textAnchor="end">
        0 %
      </text>
      {[0, 6, 12, 18, 24].map((hour) => (
        <text key={hour} x={x(hour)} y={bottom - 8} textAnchor={hour === 24 ? 'end' : 'middle'}>
          {hour}
        </text>
      ))}
    </g>
  )
}

/** Distinguished by hatching, line and bars, not by colour. */
function Legend({ pattern }: { pattern: string }) {
  const messages = useSolarMessages().day
  const item = 'inline-flex items-center gap-1.5'
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-soft-ink">
      <span className={item}>
        <svg width="18" height="12" aria-hidden="true">
          <rect
            x="0.5"
            y="0.5"
            width="17"
            height="11"
            fill={`url(#${pattern})`}
            className="stroke-sun"
          />
        </svg>
        {messages.sun}
      </span>
      <span className={item}>
        <svg width="18" height="12" aria-hidden="true">
          <path d="M0 9H9V3H18" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {messages.load}
      </span>
      <span className={item}>
        <svg width="18" height="12" aria-hidden="true">
          <path d="M1 12V2H5V12M7 12V5H11V12M13 12V8H17V12" className="fill-soft-ink" />
        </svg>
        {messages.level}
      </span>
      <span className={item}>
        <svg width="18" height="12" aria-hidden="true">
          <rect width="18" height="12" className="fill-line" />
        </svg>
        {messages.blackout}
      </span>
    </p>
  )
}

/** Text alternative of the drawing. */
function useDayText(): (day: Day) => string {
  const messages = useSolarMessages().day
  const locale = useLocale()
  return ({ sun, load, level }) => {
    const low = Math.min(...level)
    const high = Math.max(...level)
    const max = Math.max(...load)
    return format(messages.text, {
      low,
      high,
      full: level.indexOf(high),
      peak: formatNumber(locale, Math.max(...sun)),
      max: formatNumber(locale, max),
      maxAt: load.indexOf(max),
    })
  }
}

export function DayDrawing({ day, blackoutHours, top }: DayDrawingProps) {
  const messages = useSolarMessages().day
  const pattern = `sol${useId().replace(/\W/g, '')}`
  const text = useDayText()(day)
  return (
    <figure className="grid max-w-md gap-2 print:max-w-80">
      <svg
        viewBox={`0 0 ${width} ${bottom}`}
        role="img"
        aria-label={`${messages.title}. ${text}`}
        className="h-auto w-full fill-soft-ink text-[10px] text-ink"
      >
        <defs>
          <pattern
            id={pattern}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="5" height="5" className="fill-sun" opacity="0.35" />
            <line y2="5" className="stroke-sun" strokeWidth="3" />
          </pattern>
        </defs>
        <Blackout blackoutHours={blackoutHours} />
        <Power day={day} top={top} pattern={pattern} />
        <Level day={day} />
      </svg>
      <figcaption>
        <Legend pattern={pattern} />
      </figcaption>
    </figure>
  )
}
