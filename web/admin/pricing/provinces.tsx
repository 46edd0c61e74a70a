import { data } from 'react-router'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { provinceFormData, readServices } from '#shop/shipping/province-service.input.ts'
import { provinceServices, saveProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { ProvinceRows } from '#shop/shipping/ui/province-rows.tsx'
import { useProvinceMessages } from '#shop/shipping/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/provinces'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const services = await provinceServices(ctx)
  const input = Object.fromEntries(
    services.map((service) => [service.code, provinceFormData(service)]),
  )
  return { input, ...privatePage(ctx.locale, '/admin/provincias', 'provinces') }
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
  const codes = new Set(invalid.map((field) => field.replace(/.*-/, '')))
  const names = [...codes].map((code) => provinceByCode(code)?.name).join(', ')
  const problem = invalid.length > 0 && format(messages.invalid, { names })
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={actionData && invalid.length === 0 && messages.saved} />
      <PanelForm problem={problem} noValidate className="grid justify-items-start gap-4">
        <div className="w-full min-w-0">
          <ProvinceRows input={actionData?.input ?? loaderData.input} invalid={invalid} />
        </div>
        <FormButton look="sun">{messages.save}</FormButton>
      </PanelForm>
    </AdminPage>
  )
}
