import { data, Form, redirect } from 'react-router'
import { Button } from '#design/button.tsx'
import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { Notice } from '#design/notice.tsx'
import { localeNames, locales } from '#kernel/locale.ts'
import { preferences, readOwnName } from '#shop/accounts/profile/preferences.input.ts'
import {
  changeOwnName,
  choosePreferences,
  ownPreferences,
} from '#shop/accounts/profile/profile.service.server.ts'
import { maxNameLength } from '#shop/accounts/sign-in/account-form.rules.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useOwnMessages } from '#web/shell/request/use-page-messages.ts'
import type { Route } from './+types/preferences'
import { OwnPage, ownCard } from './own-page.tsx'

const path = '/cuenta/avisos'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).own.preferences
  const isSaved = new URL(request.url).searchParams.has('hecho')
  const chosen = await ownPreferences({ ...ctx, user })
  const name = { stored: user.fullName, isOfStaff: user.role === 'admin' }
  return { chosen, name, isSaved, ...privatePageTitled(ctx.locale, path, title, 'own') }
}

/** The next page is in the chosen language, set by its URL and stored in the cookie. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const posted = await postedFields(request)
  const name = readOwnName(posted)
  if (name !== null) {
    const changed = await changeOwnName({ ...ctx, user }, name)
    if (changed.ok) return redirect(`${path}?hecho=1`, 303)
    const problem = messagesIn(ctx.locale).accounts.problems[changed.code]
    return data({ hasError: false, name: { entered: name, problem } }, { status: 400 })
  }
  const input = preferences.safeParse(posted)
  if (!input.success) return data({ hasError: true, name: null }, { status: 400 })
  await choosePreferences({ ...ctx, user }, input.data)
  return redirect(`${path}?hecho=1&lng=${input.data.language}`, 303)
}

type Name = Route.ComponentProps['loaderData']['name']
type NameRefused = NonNullable<Route.ComponentProps['actionData']>['name']

function OwnName({ name, refused }: { name: Name; refused: NameRefused | undefined }) {
  const messages = useOwnMessages().preferences
  return (
    <Form method="post" action={path} reloadDocument id="nombre" className={`${ownCard} max-w-2xl`}>
      <LabelledField
        name="fullName"
        label={messages.name}
        hint={name.isOfStaff ? messages.nameOfStaff : messages.nameHint}
        problem={refused?.problem}
        defaultValue={refused?.entered ?? name.stored}
        autoComplete="name"
        maxLength={maxNameLength}
        required={!name.isOfStaff}
      />
      <Button type="submit" className="justify-self-start">
        {messages.saveName}
      </Button>
    </Form>
  )
}

type Chosen = Route.ComponentProps['loaderData']['chosen']

function Language({ chosen, hasError }: { chosen: Chosen; hasError: boolean }) {
  const messages = useOwnMessages().preferences
  return (
    <fieldset className={ownCard} aria-describedby={hasError ? 'problema' : undefined}>
      <legend className="float-left mb-1 font-bold text-xl">{messages.language}</legend>
      <div className="clear-both flex flex-wrap gap-x-8">
        {locales.map((locale) => (
          <label key={locale} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="language"
              value={locale}
              defaultChecked={locale === chosen.language}
              className="size-5 accent-ink"
            />
            <span lang={locale}>{localeNames[locale]}</span>
          </label>
        ))}
      </div>
      <p className="text-soft-ink text-sm">{messages.languageHint}</p>
      {hasError && (
        <p id="problema" role="alert" className="text-bad text-sm">
          {messages.problem}
        </p>
      )}
    </fieldset>
  )
}

function Notices({ chosen }: { chosen: Chosen }) {
  const messages = useOwnMessages().preferences
  return (
    <section aria-labelledby="avisos" className={ownCard}>
      <h2 id="avisos" className="font-bold text-xl">
        {messages.notices}
      </h2>
      <CheckField
        name="reminders"
        label={<span className="font-semibold">{messages.reminders}</span>}
        hint={messages.remindersHint}
        defaultChecked={chosen.reminders}
      />
      <h3 className="border-line border-t pt-3 font-semibold">{messages.always}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        <li>{messages.orders}</li>
        <li>{messages.security}</li>
        <li>{messages.receipts}</li>
      </ul>
      <p className="text-soft-ink text-sm">{messages.alwaysHint}</p>
    </section>
  )
}

export default function PreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useOwnMessages()
  const { title, text, save } = messages.preferences
  const { chosen, name, isSaved } = loaderData
  return (
    <OwnPage title={title} text={text}>
      <Notice text={isSaved && !actionData && messages.saved} />
      <OwnName name={name} refused={actionData?.name} />
      <Form method="post" action={path} reloadDocument className="grid max-w-2xl gap-5">
        <Language chosen={chosen} hasError={actionData?.hasError ?? false} />
        <Notices chosen={chosen} />
        <Button type="submit" look="sun" className="justify-self-start">
          {save}
        </Button>
      </Form>
    </OwnPage>
  )
}
