import { Link } from 'react-router'
import { buttonClass } from '#design/button.tsx'
import { Money } from '#design/money.tsx'
import { format } from '#kernel/messages.ts'
import type { Card, Part } from '#shop/assistant/replies/answer.rules.ts'
import { summaryFor } from '#shop/assistant/replies/summary.rules.ts'
import { useChatMessages } from '#shop/assistant/ui/use-messages.ts'
import { ProductImage } from '#shop/catalogue/images/ui/product-image.tsx'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { mailLink, whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'

const plainLink = 'inline-flex min-h-11 items-center underline decoration-line underline-offset-4'

function ProductCard({ card }: { card: Card }) {
  const messages = useChatMessages()
  return (
    <li className="relative flex gap-3 overflow-hidden rounded-card border border-line bg-raised focus-within:border-ink hover:border-ink">
      <div className="flex w-20 shrink-0 items-center bg-on-night">
        <ProductImage product={card} sizes="80px" />
      </div>
      <div className="min-w-0 flex-1 py-2 pr-3">
        <Link
          to={productPath(card)}
          className="font-semibold text-ink leading-snug no-underline after:absolute after:inset-0"
        >
          {card.name}
        </Link>
        <p className="text-sm">
          {card.price === null ? (
            messages.noPrice
          ) : (
            <>
              <Money amount={card.price} className="font-bold" />{' '}
              <span className="text-soft-ink">{messages.places[card.place]}</span>
            </>
          )}
        </p>
        {card.note && <p className="text-sm text-soft-ink">{card.note}</p>}
      </div>
    </li>
  )
}

/** The contact links, with the question as their message. */
function ToUser({ question }: { question: string }) {
  const messages = useChatMessages()
  const { whatsapp, supportEmail } = useShop().facts
  const message = format(messages.whatsappText, { question })
  if (whatsapp)
    return (
      <a
        href={whatsappLink(whatsapp, message)}
        target="_blank"
        rel="noopener"
        className={buttonClass('plain', 'justify-self-start')}
      >
        {messages.whatsapp}
      </a>
    )
  return supportEmail ? (
    <a
      href={mailLink(supportEmail, message)}
      className={buttonClass('plain', 'justify-self-start')}
    >
      {messages.mail}
    </a>
  ) : null
}

function OnePart({ part, parts }: { part: Part; parts: readonly Part[] }) {
  switch (part.kind) {
    case 'list':
      return (
        <ul className="grid list-disc gap-1.5 pl-5">
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'cards':
      return (
        <ul className="grid gap-2">
          {part.cards.map((card) => (
            <ProductCard key={card.slug} card={card} />
          ))}
        </ul>
      )
    case 'link':
      return (
        <p>
          <Link to={part.href} className={plainLink}>
            {part.label}
          </Link>
        </p>
      )
    case 'known':
      return null
    case 'human':
      return <ToUser question={summaryFor(part.question, parts)} />
    case 'warning':
      return <p className="border-l-4 border-warn pl-3">{part.text}</p>
    default:
      return <p className={part.kind === 'estimate' ? 'text-sm text-soft-ink' : ''}>{part.text}</p>
  }
}

/** A response of the assistant, as far as it has arrived. */
export function AssistantAnswer({ parts }: { parts: readonly Part[] }) {
  return (
    <div className="grid min-w-0 gap-3 [overflow-wrap:anywhere]">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
        <OnePart key={at} part={part} parts={parts} />
      ))}
    </div>
  )
}
