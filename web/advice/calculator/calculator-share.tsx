import { Bookmark, Link2, MessageCircle, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { calculatorPath } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { Numbers } from '#shop/solar/calculator/numbers.rules.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { storeCalculation } from './last-calculation.ts'

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5 shrink-0' } as const

function Copy({ url }: { url: string }) {
  const messages = useSolarMessages().share
  const [state, setState] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('notCopied'),
    )
  return (
    <Button className="js-only" onClick={() => void copy()}>
      <Link2 {...icon} /> <span aria-live="polite">{messages[state]}</span>
    </Button>
  )
}

/** Saves the calculation in this browser and shares its link. */
export function CalculatorShare({ query, numbers }: { query: string; numbers: Numbers }) {
  const messages = useSolarMessages().share
  const locale = useLocale()
  const { shopUrl } = useShop()
  const [isSaved, setSaved] = useState(false)
  useEffect(() => setSaved(storeCalculation(query)), [query])
  const number = (value: number) => formatNumber(locale, value)
  const url = `${shopUrl}${calculatorPath}${query}`
  const message = format(messages.message, {
    wh: number(numbers.dailyWh),
    panels: number(Math.ceil(numbers.panelW)),
    battery: number(Math.ceil(numbers.batteryWh)),
    inverter: number(numbers.inverterW),
    url,
  })
  return (
    <section aria-labelledby="compartir" className="mt-10 print:hidden">
      <h2 id="compartir" className="text-2xl font-bold">
        {messages.title}
      </h2>
      <p className="measure mt-2 text-soft-ink">
        {messages.text} {isSaved && messages.savedHere}
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={whatsappLink('', message)} className={buttonClass()}>
          <MessageCircle {...icon} /> {messages.whatsapp}
        </a>
        <Copy url={url} />
        <a href={`/cuenta/calculos${query}`} className={buttonClass()}>
          <Bookmark {...icon} /> {messages.save}
        </a>
        <Button className="js-only" onClick={() => window.print()}>
          <Printer {...icon} /> {messages.print}
        </Button>
      </p>
    </section>
  )
}
