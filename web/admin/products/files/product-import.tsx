import { buttonClass } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { ImportPlan } from '#shop/catalogue/files/ui/import-plan.tsx'
import { LeftProducts } from '#shop/catalogue/files/ui/left-products.tsx'
import { useProductFormMessages, useSheetMessages } from '#shop/catalogue/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../../frame/admin-page.tsx'
import { ConfirmDanger, ProductFindings } from '../product-findings.tsx'
import type { Route } from './+types/product-import'
import { handleImport, importShown, lastImport, undoneShown } from './product-import.server.ts'

const path = '/admin/products/import'

/** What was not decided when the import was confirmed, by the parameter that says it. */
const undecided = { precios: 'prices', existencias: 'stock', peligro: 'danger' } as const

const unconfirmedIn = (query: URLSearchParams) =>
  Object.entries(undecided).find(([name]) => query.has(name))?.[1] ?? null

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const query = new URL(request.url).searchParams
  return {
    shown: await importShown(ctx, query.get('ver')),
    unconfirmed: unconfirmedIn(query),
    last: await lastImport(ctx),
    isApplied: query.has('importado'),
    undone: await undoneShown(ctx, query.get('deshecho')),
    ...privatePage(ctx.locale, path, 'productSheets', 'productsStaff', 'productForm'),
  } as const
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return handleImport(ctx, request)
}

function Exporting() {
  const messages = useSheetMessages()
  return (
    <section className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-raised p-5">
      <h2 className="font-bold text-lg">{messages.export}</h2>
      <p className="text-soft-ink">{messages.exportText}</p>
      <div className="flex flex-wrap gap-3">
        {(['csv', 'xlsx'] as const).map((format) => (
          <a
            key={format}
            href={`/admin/products/export/productos.${format}`}
            className={buttonClass()}
          >
            {messages[format]}
          </a>
        ))}
      </div>
    </section>
  )
}

function Importing({ problem }: { problem: string | undefined }) {
  const messages = useSheetMessages()
  return (
    <PanelForm
      problem={problem}
      noValidate
      encType="multipart/form-data"
      className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{messages.import}</h2>
      <p className="text-soft-ink">{messages.importText}</p>
      <input type="hidden" name="intent" value="check" />
      <LabelledField
        label={messages.file}
        problem={problem}
        type="file"
        name="file"
        data-max-mb={10}
        required
        accept=".csv,.xlsx,text/csv"
        className="py-2"
      />
      <FormButton>{messages.check}</FormButton>
    </PanelForm>
  )
}

interface PlanProps {
  readonly shown: NonNullable<Route.ComponentProps['loaderData']['shown']>
  readonly problem: string | undefined
}

function Plan({ shown, problem }: PlanProps) {
  const { findings, ...plan } = shown
  const hasDanger = findings.some(({ severity }) => severity === 'danger')
  return (
    <ImportPlan
      {...plan}
      problem={problem}
      check={<ProductFindings findings={findings} />}
      confirm={hasDanger && <ConfirmDanger />}
    />
  )
}

interface LastImportProps {
  readonly last: NonNullable<Route.ComponentProps['loaderData']['last']>
  readonly problem: string | undefined
}

function LastImport({ last, problem }: LastImportProps) {
  const messages = useSheetMessages()
  const locale = useLocale()
  return (
    <PanelForm
      problem={problem}
      className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{messages.lastTitle}</h2>
      <p className="break-words">
        {formatPlural(locale, messages.lastText, last.count, {
          name: last.fileName,
          date: formatDate(last.madeAt, locale),
        })}
      </p>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="id" value={last.id} />
      <FormButton>{messages.undo}</FormButton>
    </PanelForm>
  )
}

export default function ProductImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, last, unconfirmed } = loaderData
  const { check } = useProductFormMessages()
  const messages = useSheetMessages()
  const unconfirmedTexts = {
    prices: messages.prices.unconfirmed,
    stock: messages.stock.unconfirmed,
    danger: check.unconfirmed,
  }
  const problemOf = (intent: string) =>
    actionData?.intent === intent ? messages.refusals[actionData.problem] : undefined
  const left = actionData ? actionData.left : loaderData.undone
  return (
    <AdminPage title={messages.title} back="/admin/products">
      <Notice text={loaderData.isApplied && !actionData && messages.applied} />
      <Notice
        text={loaderData.undone && !actionData && messages[left?.count ? 'undoneRest' : 'undone']}
      />
      <Notice isBad text={!shown && problemOf('importado')} />
      <Notice isBad text={!last && problemOf('deshecho')} />
      {left && <LeftProducts {...left} />}
      {shown && (
        <Plan
          shown={shown}
          problem={unconfirmed ? unconfirmedTexts[unconfirmed] : problemOf('importado')}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Importing problem={problemOf('check')} />
        <Exporting />
      </div>
      {last && <LastImport last={last} problem={problemOf('deshecho')} />}
    </AdminPage>
  )
}
