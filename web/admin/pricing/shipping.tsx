import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { previewTariff } from '#shop/pricing/tariff-preview.service.server.ts'
import { PriceMoves } from '#shop/pricing/ui/price-moves.tsx'
import { changeTariff, tariffHistory } from '#shop/shipping/shipping.service.server.ts'
import { previewedTariff, readTariff } from '#shop/shipping/tariff.input.ts'
import { noTariff, type TariffInput, tariffInForce } from '#shop/shipping/tariff.rules.ts'
import { tariffFormData } from '#shop/shipping/tariff-form.rules.ts'
import { ProvincesLink, TariffForm, TariffQuestion } from '#shop/shipping/ui/tariff-form.tsx'
import { TariffHistory } from '#shop/shipping/ui/tariff-history.tsx'
import { useTariffMessages } from '#shop/shipping/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/shipping'
import { pageNumber } from './page-number.ts'

const path = '/admin/shipping'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const requested = new URL(request.url).searchParams
  const history = await tariffHistory(ctx)
  const current = tariffInForce(history)
  const read = requested.has('libra') ? readTariff(Object.fromEntries(requested)) : null
  const input = read?.ok ? read.tariff : null
  return {
    history,
    seen: current?.id ?? null,
    input: read && !read.ok ? read.input : tariffFormData(input ?? current ?? noTariff),
    invalid: read && !read.ok ? read.invalid : [],
    request: input,
    preview: input && (await previewTariff(ctx, input, pageNumber(requested))),
    isSaved: requested.has('guardado'),
    ...privatePage(ctx.locale, path, 'tariff', 'pricingStaff'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const read = readTariff(posted)
  if (!read.ok) return data({ problem: 'not_understood' as const }, { status: 400 })
  const changed = await changeTariff(ctx, read.tariff, previewedTariff.parse(posted.visto))
  if (!changed.ok) return data({ problem: changed.code }, { status: 409 })
  return redirect(`${path}?guardado=1`, 303)
}

const urlOf = (input: TariffInput, page: number) =>
  `${path}?${new URLSearchParams({ ...tariffFormData(input), pagina: String(page) })}`

export default function ShippingPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useTariffMessages()
  const { history, input: typedText, invalid, request: input, seen, preview, isSaved } = loaderData
  const refused = actionData ? messages.refused[actionData.problem] : null
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={isSaved && !actionData ? messages.saved : null} />
      <Notice isBad text={!preview && refused} />
      <TariffForm path={path} input={typedText} invalid={invalid} />
      {input && preview && (
        <section aria-labelledby="antes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="antes" className="font-bold text-lg">
            {messages.review}
          </h2>
          <TariffQuestion path={path} input={input} seen={seen} problem={refused} />
          <PriceMoves {...preview} toPage={(page) => urlOf(input, page)} />
        </section>
      )}
      <ProvincesLink />
      <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-bold text-lg">{messages.history}</h2>
        <TariffHistory history={history} />
      </section>
    </AdminPage>
  )
}
