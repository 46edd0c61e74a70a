import { useTestMessages } from './use-messages.ts'

export type Mode = 'real' | 'simulation'
const modes: readonly Mode[] = ['real', 'simulation']

/** Real or simulated results; simulated ones are marked as such. */
export function ModeChoice(props: { mode: Mode; isBusy: boolean; onChoose: (mode: Mode) => void }) {
  const { mode, isBusy, onChoose } = props
  const messages = useTestMessages()
  return (
    <fieldset disabled={isBusy} className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <legend className="sr-only">{messages.modes.label}</legend>
      {modes.map((one) => (
        <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="mode"
            value={one}
            checked={mode === one}
            onChange={() => onChoose(one)}
            className="size-5 accent-ink"
          />
          {messages.modes[one]}
        </label>
      ))}
      {mode === 'simulation' && (
        <p className="rounded-card border border-warn px-3 py-1 font-semibold text-sm text-warn">
          {messages.simulationMark}
        </p>
      )}
    </fieldset>
  )
}
