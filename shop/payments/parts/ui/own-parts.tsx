import { buttonClass } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import { usePartMessages } from '../../ui/use-messages.ts'
import type { BuyersPart, BuyersParts } from '../paying/part-page.rules.ts'
import { PartStateText, usePartName } from './part-list.tsx'

interface OwnPartsProps extends BuyersParts {
  readonly orderNumber: string
  readonly total: Usd
  readonly isEnded: boolean
  /** Opens WhatsApp with a text. */
  readonly whatsapp: (text: string) => string
}

const payable: readonly BuyersPart['state'][] = ['to_pay', 'partly_paid']
/** Its payer may add a screenshot; nobody is asked to pay it. */
const openable: readonly BuyersPart['state'][] = [...payable, 'sent']

function OwnPart({
  part,
  orderNumber,
  whatsapp,
}: { part: BuyersPart } & Pick<OwnPartsProps, 'orderNumber' | 'whatsapp'>) {
  const messages = usePartMessages().own
  const name = usePartName()(part)
  const { link, amount } = part
  const text = format(messages.message, { amount: formatUsd(amount), number: orderNumber, link })
  return (
    <li className="grid gap-2 border-line border-t py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="flex gap-3">
          <Money amount={amount} />
          <PartStateText state={part.state} />
        </span>
      </p>
      {part.back > 0 && (
        <p className="text-soft-ink text-sm">
          {format(part.state === 'returning' ? messages.goesBack : messages.wentBack, {
            amount: formatUsd(part.back),
          })}
        </p>
      )}
      {openable.includes(part.state) && (
        <div className="grid gap-2 print:hidden">
          <input
            readOnly
            value={link}
            aria-label={format(messages.link, { name })}
            className="min-h-11 w-full rounded-field border border-line bg-paper px-3 text-sm"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p className="flex flex-wrap gap-3">
            {payable.includes(part.state) && (
              <a href={whatsapp(text)} className={buttonClass('plain')} rel="noreferrer">
                {messages.send}
              </a>
            )}
            <a href={link} className={buttonClass('plain')}>
              {messages.open}
            </a>
          </p>
        </div>
      )}
    </li>
  )
}

/** The parts of an order as its buyer sees them, with the links to send. */
export function OwnParts({
  parts,
  missing,
  taken,
  checking,
  total,
  isEnded,
  ...rest
}: OwnPartsProps) {
  const messages = usePartMessages().own
  const hasLess = parts.some(({ state, back }) => back > 0 || state === 'disputed')
  const sums = { amount: formatUsd(missing), total: formatUsd(total) }
  return (
    <section id="partes" className="rounded-card border border-line bg-raised p-4 md:p-6">
      <h2 className="font-bold text-xl">{messages.title}</h2>
      {isEnded ? (
        <p className="mt-1 text-soft-ink">{messages.ended}</p>
      ) : (
        <p className="mt-1 font-semibold">
          {missing > 0 ? format(messages.missing, sums) : messages[hasLess ? 'came' : 'complete']}
        </p>
      )}
      {taken > 0 && <p className="mt-1">{format(messages.taken, { amount: formatUsd(taken) })}</p>}
      {checking > 0 && (
        <p className="mt-1">{format(messages.checking, { amount: formatUsd(checking) })}</p>
      )}
      <ul className="mt-3 grid">
        {parts.map((part) => (
          <OwnPart key={part.number} part={part} {...rest} />
        ))}
      </ul>
    </section>
  )
}
