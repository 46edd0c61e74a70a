import { useId } from 'react'
import { Form } from 'react-router'
import { BackLink } from '#design/back-link.tsx'
import { Button, buttonClass } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { ImportPlan } from '#shop/catalogue/files/ui/import-plan.tsx'
import { useProductStaffMessages, useSheetMessages } from '#shop/catalogue/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/product-import'
import { handleImport, importShown, lastImport } from './product-import.server.ts'

const path = '/admin/products/import'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const query = new URL(request.url).searchParams
  return {
    shown: await importShown(ctx, query.get('ver')),
    last: await lastImport(ctx),
    done: query.has('importado') ? 'applied' : query.has('deshecho') ? 'undone' : null,
    ...privatePage(ctx.locale, path, 'productSheets', 'productsStaff'),
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
  const id = useId()
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid content-start justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{messages.import}</h2>
      <p className="text-soft-ink">{messages.importText}</p>
      <input type="hidden" name="intent" value="check" />
      <label htmlFor={id} className="font-semibold text-sm">
        {messages.file}
      </label>
      <input
        id={id}
        type="file"
        name="file"
        required
        accept=".csv,.xlsx,text/csv"
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-field file:border file:border-line file:bg-raised file:px-4 file:font-semibold file:text-ink"
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-bad">
          {problem}
        </p>
      )}
      <Button type="submit">{messages.check}</Button>
    </Form>
  )
}

function LastImport({ last }: { last: NonNullable<Route.ComponentProps['loaderData']['last']> }) {
  const messages = useSheetMessages()
  const locale = useLocale()
  return (
    <Form
      method="post"
      className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{messages.lastTitle}</h2>
      <p className="break-words">
        {format(messages.lastText, {
          name: last.fileName,
          date: formatDate(last.madeAt, locale),
          count: formatNumber(locale, last.count),
        })}
      </p>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="id" value={last.id} />
      <Button type="submit">{messages.undo}</Button>
    </Form>
  )
}

export default function ProductImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, last, done } = loaderData
  const messages = useSheetMessages()
  const { back } = useProductStaffMessages()
  return (
    <div className="page grid gap-5 py-6 md:py-8">
      <div className="grid justify-items-start gap-2">
        <BackLink to="/admin/products" label={back} />
        <h1 className="font-bold text-2xl md:text-3xl">{messages.title}</h1>
      </div>
      {done && !actionData && (
        <p
          role="status"
          className="rounded-field border border-line border-l-4 border-l-good bg-raised p-3"
        >
          {messages[done]}
        </p>
      )}
      {shown && <ImportPlan {...shown} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Importing problem={actionData ? messages.refusals[actionData.problem] : undefined} />
        <Exporting />
      </div>
      {last && <LastImport last={last} />}
    </div>
  )
}
