import { data } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { exportFile } from '#shop/shipments/shipment-papers.service.server.ts'
import { usePaperMessages } from '#shop/shipments/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { BackToPage } from '../frame/back-to-page.tsx'
import type { Route } from './+types/order-export'
import { ExportSheet } from './export-sheet.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const file = await exportFile(ctx, params.number)
  if (!file) throw data(null, { status: 404 })
  const title = `${messagesIn(ctx.locale).papers.exportTitle} ${file.orderNumber}`
  const page: PageInfo = {
    ...{ title, noindex: true },
    path: `/admin/pedidos/${file.orderNumber}/expediente`,
  }
  return { page, file, ...withMessages(ctx.locale, 'papers', 'ordersStaff') }
}

export default function OrderExportPage({ loaderData }: Route.ComponentProps) {
  const messages = usePaperMessages()
  const locale = useLocale()
  const { file } = loaderData
  const path = `/admin/pedidos/${file.orderNumber}`
  return (
    <div className="page grid gap-6 py-6 lg:gap-3 lg:py-3">
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <BackToPage to={path} />
        <Button className="js-only" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <ButtonLink to={`${path}/expediente.json`} reloadDocument>
          {messages.json}
        </ButtonLink>
        <ButtonLink to={`${path}/expediente.zip`} reloadDocument>
          {messages.zip}
        </ButtonLink>
      </div>
      <div className="grid gap-2">
        <h1 className="figures font-bold text-2xl lg:text-xl">
          {messages.exportTitle} {file.orderNumber}
        </h1>
        <p className="measure text-soft-ink">
          {format(messages.exportText, { date: formatDate(file.retainUntil, locale, 'PPP') })}
        </p>
      </div>
      <ExportSheet file={file} />
    </div>
  )
}
