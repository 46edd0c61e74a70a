import { Truck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { DestinationSwitch } from '../destination/destination-switch.tsx'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { useShop } from './use-shop.ts'

function Badge({ className }: { className: string }) {
  return (
    <span className={`whitespace-nowrap font-semibold text-sm ${className}`}>
      <Truck aria-hidden="true" strokeWidth={1.75} className="mr-1.5 inline size-4 align-[-3px]" />
      {useFrameMessages().shipping.badge}
    </span>
  )
}

interface ShippingStripProps {
  /** Whether the destination was ever chosen: until then it asks without requiring an answer; the home page asks itself. */
  readonly hasChosen: boolean | null
}

/** The slim bar under the header; between phone and desktop, where the header has no room, it also has the destination. */
export function ShippingStrip({ hasChosen }: ShippingStripProps) {
  const isHome = useLocation().pathname === '/'
  const { transit } = useShop()
  const messages = useFrameMessages()
  return (
    <section
      aria-label={messages.shipping.label}
      className="border-line border-b bg-sunk print:hidden"
    >
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-1.5 text-sm leading-tight md:flex-nowrap md:py-2">
        <p className="grow md:flex md:items-center md:gap-3">
          <Badge className="mr-2 md:mr-0 md:rounded-full md:border md:border-line md:bg-raised md:px-2.5 md:py-1.5" />
          <span>{transit}</span>
        </p>
        {hasChosen === false && !isHome && (
          <div className="flex w-full items-center justify-between gap-3 md:w-auto">
            <span className="font-semibold md:whitespace-nowrap">{messages.destination.label}</span>
            <DestinationSwitch ground="paper" />
          </div>
        )}
        {hasChosen && <DestinationSwitch ground="paper" className="max-md:hidden lg:hidden" />}
      </div>
    </section>
  )
}

/** That the price includes shipping, in the footer; the days stand in the bar above. */
export function ShippingBanner() {
  const messages = useFrameMessages().shipping
  return (
    <section aria-labelledby="envio" className="border-night-line border-b">
      <div className="page flex flex-col items-start gap-3 py-10">
        <Badge className="rounded-full border border-soft-on-night px-2.5 py-1" />
        <h2 id="envio" className="font-bold text-2xl">
          {messages.title}
        </h2>
        <Link
          to="/politica-envios-devoluciones"
          className="inline-flex min-h-11 items-center underline"
        >
          {messages.more}
        </Link>
      </div>
    </section>
  )
}
