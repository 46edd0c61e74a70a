import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import type { AskedDelay } from '#shop/orders/lifecycle/delay.rules.ts'
import { useDelayMessages } from '#shop/orders/ui/use-messages.ts'

type Asked = Pick<AskedDelay, 'window' | 'answerBy' | 'silence' | 'rest'>

/** The texts that say what goes back to who cancels. */
export function useMoneyBack({ rest }: Pick<AskedDelay, 'rest'>): (text: string) => string {
  const { back } = useDelayMessages()
  const amount = rest === null ? back.all : format(back.rest, { amount: formatUsd(rest) })
  return (text) => format(text, { back: amount })
}

/** The new date, until when the buyer may answer, and what no answer means. */
export function DelayFacts({ delay, isOpen }: { delay: Asked; isOpen: boolean }) {
  const messages = useDelayMessages()
  const withBack = useMoneyBack(delay)
  const locale = useLocale()
  const { window, answerBy, silence } = delay
  const days = window && {
    from: formatDate(window.from, locale, 'PPP'),
    to: formatDate(window.to, locale, 'PPP'),
  }
  const date = formatDate(answerBy, locale, 'PPP')
  return (
    <>
      <p className="font-semibold">{days ? format(messages.known, days) : messages.unknown}</p>
      {isOpen && (
        <p>
          {format(messages.answerBy, { date })} {withBack(messages.silence[silence])}
        </p>
      )}
    </>
  )
}

/** In place of the order's headline: nothing else is said to be needed while the buyer has to choose. */
export function DelayQuestion({ delay, token }: { delay: Asked; token: string }) {
  const messages = useDelayMessages()
  const withBack = useMoneyBack(delay)
  return (
    <div
      role="status"
      className="grid gap-3 rounded-card border border-line border-l-4 border-l-warn bg-raised p-4"
    >
      <p className="font-bold text-lg">{messages.title}</p>
      <p className="text-soft-ink">{withBack(messages.text)}</p>
      <DelayFacts delay={delay} isOpen />
      <ButtonLink to={`/pedido/${token}/demora`} look="sun" className="justify-self-start">
        {messages.choose}
      </ButtonLink>
    </div>
  )
}
