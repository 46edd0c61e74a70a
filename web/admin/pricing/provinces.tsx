import { data } from 'react-router'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { readServices } from '#shop/shipping/province-service.input.ts'
import { provincesFormData, servicesFormData } from '#shop/shipping/province-service.rules.ts'
import { provinceServices, saveProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { ProvinceRows } from '#shop/shipping/ui/province-rows.tsx'
import { useProvinceMessages } from '#shop/shipping/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { saveMerged } from '../forms/save-merged.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/provinces'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const stored = servicesFormData(await provinceServices(ctx))
  return { stored, ...privatePage(ctx.locale, '/admin/provincias', 'provinces') }
}

/** Saves what was changed of all provinces at once, or nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { saved, ...merged } = await saveMerged(ctx, await postedFields(request), {
    name: 'provinces',
    stored: async (inside) => servicesFormData(await provinceServices(inside)),
    save: async (inside, input) => {
      const read = readServices(input)
      if (read.ok) await saveProvinceServices(inside, read.services)
      return read
    },
  })
  if (saved?.ok) return data({ invalid: [], isSaved: true, merged: null }, { status: 200 })
  const invalid = saved?.invalid ?? []
  return data({ invalid, isSaved: false, merged }, { status: saved ? 400 : 409 })
}

export default function ProvincesPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useProvinceMessages()
  const merged = actionData?.merged ?? null
  const invalid: readonly string[] = actionData?.invalid ?? []
  const codes = new Set(invalid.map((field) => field.replace(/.*-/, '')))
  const names = [...codes].map((code) => provinceByCode(code)?.name).join(', ')
  const problem = invalid.length > 0 && format(messages.invalid, { names })
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={actionData?.isSaved && messages.saved} />
      <PanelForm
        problem={problem}
        seen={merged?.seen ?? loaderData.stored}
        crossed={merged?.crossed}
        noValidate
        className="grid justify-items-start gap-4"
      >
        <div className="w-full min-w-0">
          <ProvinceRows
            input={provincesFormData(merged?.entered ?? loaderData.stored)}
            invalid={invalid}
          />
        </div>
        <FormButton look="sun">{messages.save}</FormButton>
      </PanelForm>
    </AdminPage>
  )
}
