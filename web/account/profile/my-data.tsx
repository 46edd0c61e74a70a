import { data, Form, redirect } from 'react-router'
import { Button, buttonClass } from '#design/button.tsx'
import { CheckField } from '#design/forms/check-field.tsx'
import { forgetSession } from '#shop/accounts/sessions/session.service.server.ts'
import { eraseOwnAccount } from '#shop/accounts/users/erase.service.server.ts'
import { useAddressBookMessages } from '#shop/checkout/ui/use-messages.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { cookieHeaders, flashOf } from '#web/shell/notices/flash.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/my-data'
import { OwnPage } from './own-page.tsx'

const path = '/cuenta/mis-datos'

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).book.mine
  return privatePageTitled(ctx.locale, path, title, 'book', 'own')
}

type Problem =
  | 'passwordRequired'
  | 'passwordIncorrect'
  | 'sureRequired'
  | 'lastAdministrator'
  | 'lastOwner'
  | 'attempts'

const problemOf = {
  wrong_password: 'passwordIncorrect',
  last_administrator: 'lastAdministrator',
  last_owner: 'lastOwner',
} as const

const invalid = (problem: Problem, status = 400) => data({ problem }, { status })

/** Erases the account; the page has named what the law requires to be stored. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { password, sure } = await postedFields(request)
  if (typeof password !== 'string' || password === '') return invalid('passwordRequired')
  if (sure !== 'yes') return invalid('sureRequired')
  const erased = await eraseOwnAccount({ ...ctx, user }, { password })
  if (!erased.ok && erased.code === 'too_many_tries') return invalid('attempts', 429)
  if (!erased.ok) return invalid(problemOf[erased.code as keyof typeof problemOf], 409)
  const cookies = [await forgetSession(ctx), flashOf(ctx, 'erased')]
  return redirect('/', { status: 303, headers: cookieHeaders(cookies) })
}

const card = 'grid gap-4 rounded-card border border-line bg-raised p-5 shadow-card md:p-8'

function TakeAlong() {
  const messages = useAddressBookMessages().mine
  return (
    <section aria-labelledby="llevar" className={card}>
      <h2 id="llevar" className="font-bold text-2xl">
        {messages.exportTitle}
      </h2>
      <p className="measure text-soft-ink">{messages.exportText}</p>
      <p>
        <a href={`${path}/archivo`} download className={buttonClass()}>
          {messages.export}
        </a>
      </p>
    </section>
  )
}

function Erase({ problem }: { problem: Problem | undefined }) {
  const messages = useAddressBookMessages().mine
  const isOfPassword = problem === 'passwordRequired' || problem === 'passwordIncorrect'
  return (
    <section aria-labelledby="borrar" className={card}>
      <h2 id="borrar" className="font-bold text-2xl">
        {messages.eraseTitle}
      </h2>
      <p className="measure">{messages.eraseText}</p>
      <p className="measure text-soft-ink">{messages.eraseSaved}</p>
      <Form method="post" noValidate reloadDocument className="grid max-w-[28rem] gap-4">
        <div className="grid gap-1.5">
          <label htmlFor="password" className="font-semibold text-sm">
            {messages.password}
          </label>
          <input
            id="password"
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={200}
            aria-invalid={isOfPassword}
            aria-describedby={isOfPassword ? 'problema' : undefined}
            className={`min-h-12 rounded-field border bg-paper px-3 ${isOfPassword ? 'border-bad' : 'border-soft-ink'}`}
          />
        </div>
        <CheckField
          name="sure"
          value="yes"
          label={messages.sure}
          aria-describedby={problem === 'sureRequired' ? 'problema' : undefined}
        />
        {problem && (
          <p id="problema" role="alert" className="text-bad">
            {messages[problem]}
          </p>
        )}
        <Button type="submit" look="grave" className="justify-self-start">
          {messages.erase}
        </Button>
      </Form>
    </section>
  )
}

export default function MyDataPage({ actionData }: Route.ComponentProps) {
  const messages = useAddressBookMessages()
  return (
    <OwnPage title={messages.mine.title} text={messages.mine.text}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TakeAlong />
        <Erase problem={actionData?.problem} />
      </div>
    </OwnPage>
  )
}
