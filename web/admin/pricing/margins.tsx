import { data, redirect } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import { useCatalogueMessages } from '#shop/catalogue/ui/use-messages.ts'
import { MarginFilter } from '#shop/pricing/ui/margin-filter.tsx'
import { MarginRows } from '#shop/pricing/ui/margin-rows.tsx'
import { MarginRulesForm } from '#shop/pricing/ui/margin-rules-form.tsx'
import { usePricingStaffMessages } from '#shop/pricing/ui/use-messages.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/margins'
import { MarginTaken } from './applied-margins.tsx'
import { handleMargins, marginsPage } from './margins-page.server.ts'

const path = '/admin/settings/margins'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const requested = new URL(request.url).searchParams
  const { title } = messagesIn(ctx.locale).pricingStaff.margins
  const changed = Number(requested.get('cambiados') ?? Number.NaN)
  return {
    shown: await marginsPage(ctx, requested),
    isSaved: requested.has('guardado'),
    changed: Number.isSafeInteger(changed) && changed > 0 ? changed : null,
    ...privatePageTitled(ctx.locale, path, title, 'pricingStaff', 'productsStaff', 'productForm'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const result = await handleMargins(ctx, request)
  if (result.kind === 'saved') return redirect(`${path}?guardado=1`, 303)
  if (result.kind === 'applied') return redirect(`${path}?cambiados=${result.count}`, 303)
  if (result.kind === 'drafts') return data(result, { status: 200 })
  const isStale =
    result.kind === 'refused'
      ? result.problem === 'price_changed'
      : Object.keys(result.rules.crossed).length > 0
  return data(result, { status: isStale ? 409 : 400 })
}

type Shown = Route.ComponentProps['loaderData']['shown']

const urlOf = ({ category, typedRate }: Shown, page: number) =>
  `${path}?${new URLSearchParams({ familia: category ?? '', libra: typedRate, pagina: String(page) })}`

function Prices({ shown, problem }: { shown: Shown; problem: string | null }) {
  const messages = usePricingStaffMessages()
  const { products, category, page, pages, rate } = shown
  if (products.length === 0) return <p>{messages.margins.noneFound}</p>
  return (
    <PanelForm
      problem={problem}
      action={urlOf(shown, page)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="intent" value="propose" />
      <input type="hidden" name="familia" value={category ?? ''} />
      <MarginRows products={products} rate={rate} />
      <div className="flex flex-wrap items-center gap-3">
        <FormButton look="sun">{messages.margins.takeChosen}</FormButton>
        <FormButton name="todos" value="1">
          {messages.margins.takeAll}
        </FormButton>
        {page > 1 && <ButtonLink to={urlOf(shown, page - 1)}>{messages.moves.newer}</ButtonLink>}
        {pages > 1 && <span>{format(messages.moves.page, { page, pages })}</span>}
        {page < pages && (
          <ButtonLink to={urlOf(shown, page + 1)}>{messages.moves.older}</ButtonLink>
        )}
      </div>
    </PanelForm>
  )
}

export default function MarginsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePricingStaffMessages().margins
  const categories = useCatalogueMessages().families
  const locale = useLocale()
  const { shown, isSaved, changed } = loaderData
  const refusedRules = actionData?.kind === 'wrong_rules' ? actionData.rules : null
  const refused = actionData?.kind === 'refused' ? messages.refused[actionData.problem] : null
  const ofPrices =
    actionData?.kind === 'refused' && ['nothing_chosen', 'too_many'].includes(actionData.problem)
  const done = changed === null ? null : formatPlural(locale, messages.applied, changed)
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={actionData ? null : isSaved ? messages.saved : done} />
      <Notice isBad text={ofPrices ? null : refused} />
      <MarginTaken path={path} proposed={actionData?.kind === 'drafts' ? actionData : null} />
      <MarginRulesForm
        key={JSON.stringify(shown.rules)}
        {...(refusedRules ?? { entered: shown.rules, seen: shown.rules, invalid: [] })}
        categories={categories}
      />
      <MarginFilter
        path={path}
        family={shown.category}
        rate={shown.typedRate}
        isRateInvalid={shown.isRateInvalid}
        categories={categories}
      />
      <Prices shown={shown} problem={ofPrices ? refused : null} />
    </AdminPage>
  )
}
