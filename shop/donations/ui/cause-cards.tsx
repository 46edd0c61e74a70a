import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { causePrices, type Progress } from '../donation.rules.ts'
import { useDonationMessages } from './use-messages.ts'

interface CauseCardsProps {
  readonly progress: Progress
  readonly chosen: string
  readonly problem: string | undefined
}

type Options = Progress['byCause'][number]

function SoFar({ sum, pieces }: Options) {
  const messages = useDonationMessages()
  const locale = useLocale()
  if (sum <= 0) return null
  return (
    <span className="figures text-good text-sm">
      {format(messages.options, { sum: formatUsd(sum) })}
      {pieces !== null && pieces > 0 && `. ${formatPlural(locale, messages.pieces, pieces)}`}
    </span>
  )
}

function CauseCard({ options, isChosen }: { options: Options; isChosen: boolean }) {
  const { causes } = useDonationMessages()
  const { cause } = options
  const price = causePrices[cause]
  return (
    <label className="grid cursor-pointer content-start gap-1 rounded-card border border-line bg-raised p-4 has-checked:border-ink has-checked:outline-2 has-checked:outline-sun">
      <span className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-2 font-bold">
          <input
            type="radio"
            name="cause"
            value={cause}
            defaultChecked={isChosen}
            required
            className="size-5 accent-ink"
          />
          {causes[cause].name}
        </span>
        {price !== null && <span className="figures font-bold">{formatUsd(price)}</span>}
      </span>
      <span className="text-soft-ink text-sm">{causes[cause].text}</span>
      <SoFar {...options} />
    </label>
  )
}

/** The causes, what each costs, and what was donated so far. */
export function CauseCards({ progress, chosen, problem }: CauseCardsProps) {
  const { chooseCause } = useDonationMessages()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-bold text-lg">{chooseCause}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {progress.byCause.map((options) => (
          <CauseCard key={options.cause} options={options} isChosen={options.cause === chosen} />
        ))}
      </div>
      {problem && <p className="text-bad text-sm">{problem}</p>}
    </fieldset>
  )
}
