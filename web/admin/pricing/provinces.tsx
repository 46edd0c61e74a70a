import { data, Form } from 'react-router'
import { BackLink } from '#design/back-link.tsx'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { readServices, typedService } from '#shop/shipping/province-service.input.ts'
import { provinceServices, saveProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { ProvinceRows } from '#shop/shipping/ui/province-rows.tsx'
import { useProvinceMessages } from '#shop/shipping/ui/use-messages.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { messagesIn, withMessages } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/provinces'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).provinces
  const page: PageInfo = { title, path: '/admin/provincias', noindex: true }
  const services = await provinceServices(ctx)
  const input = Object.fromEntries(services.map((service) => [service.code, typedService(service)]))
  return { page, input, ...withMessages(ctx.locale, 'provinces') }
}

/** Saves all provinces at once, or none. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const read = readServices(await postedFields(request))
  if (!read.ok) return data({ invalid: read.invalid, input: read.input }, { status: 400 })
  await saveProvinceServices(ctx, read.services)
  return data({ invalid: [], input: null }, { status: 200 })
}

export default function ProvincesPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useProvinceMessages()
  const invalid: readonly string[] = actionData?.invalid ?? []
  const names = invalid.map((code) => provinceByCode(code)?.name).join(', ')
  return (
    <div className="page grid gap-6 py-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/admin" label={messages.back} />
        <h1 className="font-bold text-2xl md:text-3xl">{messages.title}</h1>
        <p className="measure text-soft-ink">{messages.text}</p>
      </div>
      {actionData && (
        <p role="status" className={invalid.length > 0 ? 'text-bad' : 'text-good'}>
          {invalid.length > 0 ? format(messages.invalid, { names }) : messages.saved}
        </p>
      )}
      <Form method="post" noValidate className="grid justify-items-start gap-4">
        <div className="w-full min-w-0">
          <ProvinceRows input={actionData?.input ?? loaderData.input} invalid={invalid} />
        </div>
        <Button type="submit" look="sun">
          {messages.save}
        </Button>
      </Form>
    </div>
  )
}
