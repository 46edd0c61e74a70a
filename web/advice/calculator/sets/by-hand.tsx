import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { cents, formatUsd } from '#kernel/money.ts'
import { rangeText } from '#shop/electrical/runtime-text.rules.ts'
import type { Calculation } from '#shop/solar/calculator/calculation.rules.ts'
import type { SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { Fold } from '../fold.tsx'
import { MedicalWarnings } from '../medical-note.tsx'
import { SetLines } from './set-lines.tsx'

interface ByHandProps {
  readonly byHand: SoldSet
  /** Whether nothing switches over by itself. */
  readonly isOnly: boolean
  readonly calculation: Calculation
}

/** For a medical device: what costs less, and asks for somebody who is awake when the power goes. */
export function ByHand({ byHand, isOnly, calculation }: ByHandProps) {
  const messages = useSolarMessages().sets.byHand
  const locale = useLocale()
  const [byHandTitle, unknownTitle] = isOnly
    ? [messages.onlyByHand, messages.onlyUnknown]
    : [messages.byHand, messages.unknown]
  const title = byHand.switchOver === 'by_hand' ? byHandTitle : unknownTitle
  return (
    <Fold
      summary={format(title, { price: formatUsd(cents(byHand.price)) })}
      className="mt-2 max-w-xl rounded-card border border-l-4 border-line border-l-warn bg-raised px-3 max-md:text-sm md:mt-5 md:px-5"
    >
      <div className="grid gap-2 pb-2 md:gap-3">
        <MedicalWarnings set={byHand} calculation={calculation} />
        <p>{rangeText(locale, messages.text, byHand.runtime)}</p>
        <SetLines set={byHand} calculation={calculation} />
      </div>
    </Fold>
  )
}
