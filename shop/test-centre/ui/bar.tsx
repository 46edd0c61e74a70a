import { type BarColour, barColour } from '../results/test-result.rules.ts'

const shape =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-meter-bar]:[block-size:8px] [&::-webkit-meter-bar]:rounded-none [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:[background:var(--line)]'
const colours: Record<BarColour, string> = {
  green:
    '[&::-moz-meter-bar]:[background:var(--good)] [&::-webkit-meter-optimum-value]:[background:var(--good)]',
  yellow:
    '[&::-moz-meter-bar]:[background:var(--sun)] [&::-webkit-meter-optimum-value]:[background:var(--sun)]',
  red: '[&::-moz-meter-bar]:[background:var(--bad)] [&::-webkit-meter-optimum-value]:[background:var(--bad)]',
}

export function UseBar({ label, percent }: { label: string; percent: number }) {
  const colour = barColour(percent)
  return (
    <div className="grid max-w-md gap-1 text-sm">
      <span className="flex justify-between gap-3">
        <span>{label}</span>
        <span className="tabular-nums">{percent} %</span>
      </span>
      <meter
        aria-label={label}
        data-colour={colour}
        max={100}
        value={percent}
        className={`${shape} ${colours[colour]}`}
      />
    </div>
  )
}
