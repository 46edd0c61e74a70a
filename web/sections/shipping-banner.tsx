import { Truck } from 'lucide-react'
import { Link } from 'react-router'
import { useFrameWords } from '../use-page-words.ts'
import { DestinationSwitch } from './destination-switch.tsx'

function Badge({ className }: { className: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap rounded-full border px-2 py-1 font-semibold text-sm ${className}`}
    >
      <Truck aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {useFrameWords().shipping.badge}
    </span>
  )
}

/** The slim strip under the header; where the header has no room, it also asks for the destination. */
export function ShippingStrip() {
  const words = useFrameWords()
  return (
    <section
      aria-label={words.shipping.label}
      className="border-line border-b bg-sunk print:hidden"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 text-sm lg:justify-start">
        <Badge className="border-line bg-raised" />
        <p className="order-1 w-full lg:order-none lg:w-auto">{words.shipping.banner}</p>
        <div className="flex items-center gap-2 lg:hidden">
          <span className="md:hidden">{words.destination.short}</span>
          <span className="max-md:hidden">{words.destination.label}</span>
          <DestinationSwitch ground="paper" />
        </div>
      </div>
    </section>
  )
}

/** The same promise at the foot of the page, with its number large. */
export function ShippingBanner() {
  const words = useFrameWords().shipping
  return (
    <section aria-labelledby="envio" className="border-night-line border-b">
      <div className="page flex flex-col gap-6 py-10 md:flex-row md:items-center md:justify-between">
        <div className="flex flex-col items-start gap-3">
          <Badge className="border-soft-on-night" />
          <h2 id="envio" className="font-bold text-2xl">
            {words.title}
          </h2>
          <Link
            to="/politica-envios-devoluciones"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {words.more}
          </Link>
        </div>
        <p className="leading-tight md:text-right">
          <span className="block text-soft-on-night">{words.daysBefore}</span>
          <span className="figures font-bold text-4xl">{words.days}</span>{' '}
          <span className="text-xl">{words.daysUnit}</span>
          <span className="block text-soft-on-night">{words.daysAfter}</span>
        </p>
      </div>
    </section>
  )
}
