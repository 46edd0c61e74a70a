import { data, Form, redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { calculatorPath } from '#shop/solar/calculator/calculation-query.rules.ts'
import { savedCalculationInput } from '#shop/solar/saved/saved.input.ts'
import { maxSavedNameLength } from '#shop/solar/saved/saved.rules.ts'
import {
  calculationToSave,
  forgetCalculation,
  maxSaved,
  saveCalculation,
  savedCalculations,
} from '#shop/solar/saved/saved.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useOwnMessages } from '#web/shell/request/use-page-messages.ts'
import type { Route } from './+types/calculations'
import { OwnPage, ownCard } from './own-page.tsx'

const path = '/cuenta/calculos'

/** A URL with a calculation offers to save it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { search, searchParams } = new URL(request.url)
  const { title } = messagesIn(ctx.locale).own.calculations
  return {
    toSave: calculationToSave(search),
    saved: await savedCalculations({ ...ctx, user }),
    isDone: searchParams.has('hecho'),
    max: maxSaved,
    ...privatePageTitled(ctx.locale, path, title, 'own'),
  }
}

/** Saves or removes a calculation; one of another customer is not found. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const input = savedCalculationInput.safeParse(await postedFields(request))
  if (!input.success) throw data(null, { status: 400 })
  if (input.data.intent === 'remove') {
    if (!(await forgetCalculation({ ...ctx, user }, input.data.calculation)))
      throw data(null, { status: 404 })
    return redirect(path, 303)
  }
  const { name } = input.data
  const saved = await saveCalculation({ ...ctx, user }, input.data)
  return saved.ok ? redirect(`${path}?hecho=1`, 303) : data({ problem: saved.code, name }, 400)
}

type Loaded = Route.ComponentProps['loaderData']

function Figures({ figures }: { figures: Loaded['saved'][number]['figures'] }) {
  const messages = useOwnMessages().calculations
  const locale = useLocale()
  const number = (value: number) => formatNumber(locale, value)
  return (
    <p className="figures text-soft-ink">
      {format(messages.figures, {
        wh: number(figures.dailyWh),
        panels: number(figures.panelW),
        battery: number(figures.batteryWh),
        inverter: number(figures.inverterW),
      })}
    </p>
  )
}

interface ToSaveProps {
  readonly toSave: NonNullable<Loaded['toSave']>
  readonly name: string
  readonly problem: string | undefined
}

function ToSave({ toSave, name, problem }: ToSaveProps) {
  const messages = useOwnMessages().calculations
  return (
    <section aria-labelledby="guardar" className={`${ownCard} max-w-xl border-l-4 border-l-sun`}>
      <h2 id="guardar" className="font-bold text-xl">
        {messages.toSave}
      </h2>
      <Figures figures={toSave.figures} />
      <Form method="post" action={path + toSave.query} reloadDocument noValidate>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="query" value={toSave.query} />
        <div className="grid gap-4">
          <LabelledField
            label={messages.name}
            hint={messages.nameHint}
            problem={problem}
            name="name"
            defaultValue={name}
            maxLength={maxSavedNameLength}
            required
          />
          <Button type="submit" look="sun" className="justify-self-start">
            {messages.save}
          </Button>
        </div>
      </Form>
    </section>
  )
}

function Saved({ one }: { one: Loaded['saved'][number] }) {
  const messages = useOwnMessages().calculations
  const locale = useLocale()
  const { id, name, href, savedAt, figures } = one
  return (
    <li className={ownCard}>
      <h2 className="break-words font-bold text-lg">{name}</h2>
      <Figures figures={figures} />
      <p className="text-soft-ink text-sm">
        {format(messages.savedOn, { date: formatDate(savedAt, locale) })}
      </p>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <ButtonLink to={href} aria-label={format(messages.openOf, { name })}>
          {messages.open}
        </ButtonLink>
        <details>
          <summary
            aria-label={format(messages.removeOf, { name })}
            className="inline-flex min-h-11 cursor-pointer items-center text-bad underline underline-offset-4"
          >
            {messages.remove}
          </summary>
          <Form method="post" action={path}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="calculation" value={id} />
            <Button type="submit" look="grave">
              {format(messages.removeSure, { name })}
            </Button>
          </Form>
        </details>
      </div>
    </li>
  )
}

export default function OwnCalculationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useOwnMessages()
  const { title, text, none, start, problems } = messages.calculations
  const { toSave, saved, isDone, max } = loaderData
  const problem = actionData && format(problems[actionData.problem], { max })
  return (
    <OwnPage title={title} text={text}>
      <Notice text={isDone && messages.saved} />
      {toSave && <ToSave toSave={toSave} name={actionData?.name ?? ''} problem={problem} />}
      {problem && !toSave && <p role="alert">{problem}</p>}
      {saved.length === 0 && !toSave && <p>{none}</p>}
      {saved.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {saved.map((one) => (
            <Saved key={one.id} one={one} />
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={calculatorPath}>{start}</ButtonLink>
      </p>
    </OwnPage>
  )
}
