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

type Given = Progress['byCause'][number]

function SoFar({ sum, pieces }: Given) {
  const messages = useDonationMessages()
  const locale = useLocale()
  if (sum <= 0) return null
  return (
    <span className="figures text-good text-sm">
      {format(messages.given, { sum: formatUsd(sum) })}
      {pieces !== null && pieces > 0 && `. ${formatPlural(locale, messages.pieces, pieces)}`}
    </span>
  )
}

function CauseCard({ given, isChosen }: { given: Given; isChosen: boolean }) {
  const { causes } = useDonationMessages()
  const { cause } = given
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
      <SoFar {...given} />
    </label>
  )
}

/** What one can give for, what it costs, and what has been given so far. */
export function CauseCards({ progress, chosen, problem }: CauseCardsProps) {
  const { chooseCause } = useDonationMessages()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-bold text-lg">{chooseCause}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {progress.byCause.map((given) => (
          <CauseCard key={given.cause} given={given} isChosen={given.cause === chosen} />
        ))}
      </div>
      {problem && <p className="text-bad text-sm">{problem}</p>}
    </fieldset>
  )
}
