import { data } from 'react-router'
import { Button } from '#design/button.tsx'
import { shipmentPapers } from '#shop/shipments/shipment-papers.service.server.ts'
import { PackingList, ShippingLabel } from '#shop/shipments/ui/packing-list.tsx'
import { usePaperMessages } from '#shop/shipments/ui/use-messages.ts'
import { provinceService } from '#shop/shipping/provinces.service.server.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { BackToPage } from '../frame/back-to-page.tsx'
import type { Route } from './+types/order-papers'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const papers = await shipmentPapers(ctx, params.number)
  if (!papers) throw data(null, { status: 404 })
  const { number, pickupIn } = papers.addressee
  // read in Cuba
  const point = pickupIn ? (await provinceService(ctx, pickupIn)).noteEs : ''
  const title = `${messagesIn(ctx.locale).papers.title} ${number}`
  return {
    ...papers,
    point,
    ...privatePageTitled(ctx.locale, `/admin/pedidos/${number}/papeles`, title, 'papers'),
  }
}

export default function OrderPapersPage({ loaderData }: Route.ComponentProps) {
  const messages = usePaperMessages()
  const { shopName, phones } = useShop().facts
  const { addressee, weight, renewables, others, point, isInstalled } = loaderData
  return (
    <div className="page grid gap-6 py-6 lg:gap-3 lg:py-3">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <BackToPage to={`/admin/pedidos/${addressee.number}`} />
        <Button className="js-only" onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
      <h1 className="font-bold text-2xl lg:text-xl print:sr-only">{messages.title}</h1>
      <ShippingLabel
        to={addressee}
        weight={weight}
        point={point}
        sender={{ name: shopName, phone: phones[0] }}
      />
      {isInstalled && <p className="font-bold">{messages.technician}</p>}
      <PackingList title={messages.renewables} text={messages.renewablesText} lines={renewables} />
      <PackingList title={messages.others} lines={others} />
    </div>
  )
}
