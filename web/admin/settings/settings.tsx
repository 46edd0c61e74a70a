import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { TextLink } from '#design/text-link.tsx'
import {
  readSettings,
  type SettingValues,
  settingFormData,
} from '#shop/settings/setting-form.input.ts'
import { type SettingForm, settingFormNames } from '#shop/settings/setting-forms.rules.ts'
import { saveSettings, settingsOf } from '#shop/settings/settings.service.server.ts'
import { SettingFormCard } from '#shop/settings/ui/setting-form-card.tsx'
import { useSettingsMessages } from '#shop/settings/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { saveMerged } from '../forms/save-merged.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/settings'
import { holdOwnCoupon, offersNothing } from './own-coupon.server.ts'

const path = '/admin/settings'
const places = {
  coupons: '/admin/settings/cupones',
  methods: '/admin/pagos',
  legal: '/admin/settings/legales',
  declaration: '/admin/settings/declaracion',
  synonyms: '/admin/settings/sinonimos',
  margins: '/admin/settings/margins',
  shipping: '/admin/shipping',
  provinces: '/admin/provincias',
} as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const forms: (readonly [SettingForm, SettingValues])[] = []
  for (const form of settingFormNames) forms.push([form, await settingsOf(ctx, form)])
  const isSaved = new URL(request.url).searchParams.has('guardado')
  return { forms, isSaved, ...privatePage(ctx.locale, path, 'settings') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const form = settingFormNames.find((name) => name === posted.form)
  if (!form) return data({ form: null }, { status: 400 })
  const { saved, entered, seen, crossed } = await saveMerged(ctx, posted, {
    name: `settings ${form}`,
    stored: async (inside) => settingFormData(form, await settingsOf(inside, form)),
    save: async (inside, input) => {
      const read = readSettings({ form, ...input })
      if (!read.ok) return read
      if (form === 'popup' && (await offersNothing(inside, read.values.popup_code)))
        return { ...read, ok: false as const, problems: { popup_code: 'no_coupon' as const } }
      if (form === 'contact') await holdOwnCoupon(inside, read.values.shop_name)
      await saveSettings(inside, form, read.values)
      return read
    },
  })
  if (saved?.ok) return redirect(`${path}?guardado=1`, 303)
  const { values } = readSettings({ form, ...entered })
  return data(
    { form, values, seen, crossed, problems: saved?.problems ?? {} },
    { status: saved ? 400 : 409 },
  )
}

function MoreSettings() {
  const messages = useSettingsMessages()
  return (
    <nav aria-label={messages.more} className="grid gap-2">
      <h2 className="font-bold text-lg">{messages.more}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {Object.entries(places).map(([name, to]) => (
          <li key={to}>
            <TextLink to={to}>{messages.links[name as keyof typeof places]}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useSettingsMessages()
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={loaderData.isSaved && !actionData ? messages.saved : null} />
      <Notice isBad text={actionData?.form === null && messages.notUnderstood} />
      <MoreSettings />
      <div className="grid gap-5">
        {loaderData.forms.map(([form, stored]) => {
          const result = actionData?.form === form ? actionData : null
          const seen = settingFormData(form, stored)
          return (
            <SettingFormCard
              key={form}
              form={form}
              values={result?.values ?? stored}
              problems={result?.problems ?? {}}
              seen={result?.seen ?? seen}
              crossed={result?.crossed}
            />
          )
        })}
      </div>
    </AdminPage>
  )
}
