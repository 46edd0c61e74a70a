import { useLocale } from '#design/messages-context.tsx'
import { QrCode } from '#design/qr-code.tsx'
import { format } from '#kernel/messages.ts'
import { phoneText } from '#kernel/text/phone.ts'
import { nameIn } from '#shop/orders/order.rules.ts'
import type { Addressee, PackedLine } from '../packing.rules.ts'
import { usePaperMessages } from './use-messages.ts'

interface LabelProps {
  readonly to: Addressee
  readonly sender: { readonly name: string; readonly phone: string }
  readonly weight: number | null
  /** What the owner wrote of the point of its province, where it is picked up. */
  readonly point: string
}

function Address({ to }: Pick<LabelProps, 'to'>) {
  return (
    <>
      {to.street}
      <br />
      {[to.reparto, to.municipality].filter(Boolean).join(', ')}
      <br />
      <strong>{to.province}</strong>
      <br />
    </>
  )
}

/** Where it waits; the house of whoever fetches it would send it to the door. */
function PickupPoint({ to, point }: Pick<LabelProps, 'to' | 'point'>) {
  const messages = usePaperMessages()
  return (
    <>
      <strong>{format(messages.pickup, { province: to.province.toUpperCase() })}</strong>
      <br />
      {point && (
        <>
          {point}
          <br />
        </>
      )}
    </>
  )
}

/** The shipping label, large enough to be read at a distance. */
export function ShippingLabel({ to, sender, weight, point }: LabelProps) {
  const messages = usePaperMessages()
  return (
    <section
      aria-label={messages.label}
      className="grid max-w-2xl gap-3 rounded-card border-2 border-ink p-5 print:break-after-page"
    >
      <p className="text-sm">
        {messages.from}: {sender.name} · <span className="figures">{phoneText(sender.phone)}</span>
      </p>
      <address className="text-xl not-italic leading-snug">
        <span className="text-sm">{messages.to}:</span>
        <br />
        <strong>{to.recipientName}</strong>
        <br />
        {to.pickupIn === null ? <Address to={to} /> : <PickupPoint to={to} point={point} />}
        {messages.phone}: <span className="figures">{phoneText(to.phone)}</span>
      </address>
      {to.authorised && <p>{format(messages.authorised, { name: to.authorised })}</p>}
      <p className="figures font-bold text-lg">
        {format(messages.order, { number: to.number })} ·{' '}
        {weight === null ? messages.weightUnknown : format(messages.weight, { pounds: weight })}
      </p>
    </section>
  )
}

function Item({ packed }: { packed: PackedLine }) {
  const messages = usePaperMessages()
  const name = nameIn(packed.line, useLocale())
  const dangerous = [packed.classified, ...packed.parts].map(({ unNumber }) => unNumber)
  const unNumbers = [...new Set(dangerous.filter((number) => number !== null))]
  const parts = packed.parts.map((part) => `${part.quantity} × ${part.name}`).join(', ')
  return (
    <li className="flex items-start justify-between gap-4 border-line border-b py-3 print:break-inside-avoid">
      <div>
        <p>
          <span aria-hidden="true">☐ </span>
          <strong className="figures">{packed.line.quantity} ×</strong> {name}
        </p>
        <p className="text-soft-ink text-sm">{packed.line.sku}</p>
        {unNumbers.length > 0 && (
          <p className="text-sm">
            {messages.un}: <strong className="figures">{unNumbers.join(', ')}</strong>
          </p>
        )}
        {parts && <p className="text-sm">{format(messages.holds, { parts })}</p>}
      </div>
      {packed.guide && (
        <figure className="grid w-32 shrink-0 gap-1 text-center text-sm [&_svg]:size-32">
          <QrCode text={packed.guide} label={format(messages.guide, { name })} />
          <figcaption>{messages.scan}</figcaption>
        </figure>
      )}
    </li>
  )
}

/** The list of one box; renewables and other products have one each. */
export function PackingList({
  title,
  text,
  lines,
}: {
  title: string
  text?: string
  lines: readonly PackedLine[]
}) {
  if (lines.length === 0) return null
  return (
    <section className="grid gap-1 print:break-after-page">
      <h2 className="font-bold text-lg">{title}</h2>
      {text && <p className="text-soft-ink text-sm">{text}</p>}
      <ul>
        {lines.map((packed) => (
          <Item key={packed.line.productId} packed={packed} />
        ))}
      </ul>
    </section>
  )
}
