import { data, redirect } from 'react-router'
import { previewTariff } from '#shop/pricing/tariff-preview.service.server.ts'
import { PriceMoves } from '#shop/pricing/ui/price-moves.tsx'
import { changeTariff, tariffHistory } from '#shop/shipping/shipping.service.server.ts'
import { readTariff, seenTariff } from '#shop/shipping/tariff.input.ts'
import { noTariff, type TariffWish, tariffInForce } from '#shop/shipping/tariff.rules.ts'
import { typedTariff } from '#shop/shipping/typed-tariff.rules.ts'
import { ProvincesLink, TariffForm, TariffQuestion } from '#shop/shipping/ui/tariff-form.tsx'
import { TariffHistory } from '#shop/shipping/ui/tariff-history.tsx'
import { useTariffMessages } from '#shop/shipping/ui/use-messages.ts'
import { messagesIn, withMessages } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { pageNumber } from '#web/page-number.ts'
import { postedFields } from '#web/posted.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { AdminPage, Said } from '#web/sections/admin-page.tsx'
import { CountsChanges } from '#web/sections/counts-changes.tsx'
import type { Route } from './+types/shipping'

const path = '/admin/shipping'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const asked = new URL(request.url).searchParams
  const history = await tariffHistory(ctx)
  const current = tariffInForce(history)
  const read = asked.has('libra') ? readTariff(Object.fromEntries(asked)) : null
  const wish = read?.ok ? read.tariff : null
  const page: PageInfo = { title: messagesIn(ctx.locale).tariff.title, path, noindex: true }
  return {
    page,
    history,
    seen: current?.id ?? null,
    typed: read && !read.ok ? read.typed : typedTariff(wish ?? current ?? noTariff),
    wrong: read && !read.ok ? read.wrong : [],
    wish,
    preview: wish && (await previewTariff(ctx, wish, pageNumber(asked))),
    isSaved: asked.has('guardado'),
    ...withMessages(ctx.locale, 'tariff', 'pricingStaff'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const read = readTariff(posted)
  if (!read.ok) return data({ problem: 'not_understood' as const }, { status: 400 })
  const changed = await changeTariff(ctx, read.tariff, seenTariff.parse(posted.visto))
  if (!changed.ok) return data({ problem: changed.code }, { status: 409 })
  return redirect(`${path}?guardado=1`, 303)
}

const addressOf = (wish: TariffWish, page: number) =>
  `${path}?${new URLSearchParams({ ...typedTariff(wish), pagina: String(page) })}`

export default function ShippingPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useTariffMessages()
  const { history, typed, wrong, wish, seen, preview, isSaved } = loaderData
  return (
    <AdminPage
      title={messages.title}
      text={messages.text}
      back={{ to: '/admin', label: messages.back }}
    >
      <Said text={isSaved && !actionData ? messages.saved : null} />
      <Said isBad text={actionData ? messages.refused[actionData.problem] : null} />
      <CountsChanges area="tariff">
        <TariffForm path={path} typed={typed} wrong={wrong} />
      </CountsChanges>
      {wish && preview && (
        <section aria-labelledby="antes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="antes" className="font-bold text-lg">
            {messages.review}
          </h2>
          <TariffQuestion path={path} wish={wish} seen={seen} />
          <PriceMoves {...preview} toPage={(page) => addressOf(wish, page)} />
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
