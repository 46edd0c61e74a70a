import type { ReactNode } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { contentIn } from '#kernel/locale.ts'
import { formatDateTime } from '#kernel/time.ts'
import { AdminOrderHistory } from '#shop/orders/ui/admin-order-history.tsx'
import { useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import type { ExportFile } from '#shop/shipments/shipment-papers.service.server.ts'
import { usePaperMessages } from '#shop/shipments/ui/use-messages.ts'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 print:break-inside-avoid">
      <h2 className="font-bold text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ file }: { file: ExportFile }) {
  const messages = usePaperMessages()
  const { payer, buyerOfRecord, carrier, trackingCode } = file.parties
  const place = [buyerOfRecord.street, buyerOfRecord.municipality, buyerOfRecord.province]
  const facts = [
    [messages.facts.buyerOfRecord, `${buyerOfRecord.recipientName}, ${place.join(', ')}`],
    [messages.facts.payer, `${payer.name}, ${payer.email}, ${payer.country}`],
    [messages.facts.endUse, messages.endUses[file.endUse]],
    [messages.facts.basis, file.exportBasis ?? ''],
    [messages.facts.filing, file.itnOrExemption],
    [messages.facts.carrier, [carrier, trackingCode].filter(Boolean).join(' · ')],
    [messages.facts.receivedBy, file.delivery.receivedBy],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {facts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-soft-ink">{label}</dt>
          <dd className="break-words">{text || messages.missing}</dd>
        </div>
      ))}
    </dl>
  )
}

function OrderItems({ file }: { file: ExportFile }) {
  const messages = usePaperMessages()
  const locale = useLocale()
  const codes = ['ECCN', messages.hts, messages.un]
  const heads = [messages.name, messages.quantity, ...codes, messages.apart, messages.value]
  return (
    <ScrollBox
      label={messages.items}
      className="goes-on overflow-x-auto rounded-card border border-line px-4"
    >
      <table className="w-full min-w-2xl text-left text-sm print:min-w-0">
        <thead className="border-ink border-b">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.items.map((items) => (
            <tr key={items.sku} className="border-line border-b">
              <td className="py-2 pr-4">
                {contentIn(locale, { es: items.nameEs, en: items.name })} ({items.sku})
              </td>
              <td className="figures py-2 pr-4">{items.quantity}</td>
              <td className="py-2 pr-4">{items.eccn ?? messages.toConfirm}</td>
              <td className="figures py-2 pr-4">{items.hts ?? messages.toConfirm}</td>
              <td className="figures py-2 pr-4">{items.unNumber ?? '–'}</td>
              <td className="py-2 pr-4">
                {items.declaredApartAsRenewable ? messages.yes : messages.no}
              </td>
              <td className="py-2 pr-4">
                <Money amount={items.valueCents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Screenings({ file }: { file: ExportFile }) {
  const messages = useStaffOrderMessages()
  const locale = useLocale()
  return (
    <ul className="grid gap-1">
      {file.screenings.map(({ role, name, verdict, reason, scannedAt, listDates }) => (
        <li key={`${role} ${name} ${scannedAt.toISOString()}`}>
          <strong>{messages.roles[role]}:</strong> {name} · {verdict} ({messages.reasons[reason]}) ·{' '}
          {formatDateTime(scannedAt, locale)} · {Object.keys(listDates).join(', ')}
        </li>
      ))}
    </ul>
  )
}

/** All documents of a shipment, for print. */
export function ExportSheet({ file }: { file: ExportFile }) {
  const messages = usePaperMessages()
  const locale = useLocale()
  const { declaration, invoice } = file
  return (
    <>
      <Facts file={file} />
      <Part title={messages.items}>
        <OrderItems file={file} />
        <p className="measure text-soft-ink text-sm" lang="en">
          {file.destinationControlStatement}
        </p>
        <p className="font-bold">
          {messages.invoice}: <Money amount={invoice.totalCents} />
        </p>
      </Part>
      <Part title={messages.declaration}>
        {declaration ? (
          <>
            <p className="whitespace-pre-line text-sm">{declaration.text}</p>
            <p>
              {declaration.signature} · {formatDateTime(new Date(declaration.signedAt), locale)} ·{' '}
              {declaration.version}
            </p>
          </>
        ) : (
          <p>{messages.missing}</p>
        )}
      </Part>
      <Part title={messages.screenings}>
        <Screenings file={file} />
      </Part>
      <Part title={messages.history}>
        <AdminOrderHistory history={file.history} />
      </Part>
    </>
  )
}
