import { Bookmark, Link2, MessageCircle, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#design/button.tsx'
import { useLocale } from '#design/words-context.tsx'
import { fill, formatNumber } from '#kernel/words.ts'
import { calculatorPath } from '#shop/solar/calculation-query.rules.ts'
import type { Numbers } from '#shop/solar/numbers.rules.ts'
import { useSolarWords } from '#shop/solar/ui/solar-words.tsx'
import { whatsappLink } from '../contact-links.ts'
import { keepCalculation } from '../last-calculation.ts'
import { useShop } from '../use-shop.ts'

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 shrink-0' } as const

function Copy({ address }: { address: string }) {
  const words = useSolarWords().share
  const [state, setState] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('notCopied'),
    )
  return (
    <Button className="js-only" onClick={() => void copy()}>
      <Link2 {...icon} /> <span aria-live="polite">{words[state]}</span>
    </Button>
  )
}

/** Keeps the calculation in this browser and gives it to others. */
export function CalculatorShare({ query, numbers }: { query: string; numbers: Numbers }) {
  const words = useSolarWords().share
  const locale = useLocale()
  const { shopUrl } = useShop()
  const [isKept, setKept] = useState(false)
  useEffect(() => setKept(keepCalculation(query)), [query])
  const number = (value: number) => formatNumber(locale, value)
  const address = `${shopUrl}${calculatorPath}${query}`
  const message = fill(words.message, {
    wh: number(numbers.dailyWh),
    panels: number(Math.ceil(numbers.panelW)),
    battery: number(Math.ceil(numbers.batteryWh)),
    inverter: number(numbers.inverterW),
    address,
  })
  return (
    <section aria-labelledby="compartir" className="mt-10 print:hidden">
      <h2 id="compartir" className="text-2xl font-bold">
        {words.title}
      </h2>
      <p className="measure mt-2 text-soft-ink">
        {words.text} {isKept && words.keptHere}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={whatsappLink('', message)} className={buttonClass()}>
          <MessageCircle {...icon} /> {words.whatsapp}
        </a>
        <Copy address={address} />
        <a href={`/cuenta/calculos${query}`} className={buttonClass()}>
          <Bookmark {...icon} /> {words.save}
        </a>
        <Button className="js-only" onClick={() => window.print()}>
          <Printer {...icon} /> {words.print}
        </Button>
      </p>
    </section>
  )
}
