import { useState } from 'react'
import { data, useLocation } from 'react-router'
import { TextLink } from '#design/text-link.tsx'
import { securityIntent } from '#shop/accounts/security/security.input.ts'
import { openSessions } from '#shop/accounts/security/security.service.server.ts'
import { isInPanel, securityPathAt } from '#shop/accounts/security/security-path.rules.ts'
import { ChangeEmailForm } from '#shop/accounts/ui/security/change-email-form.tsx'
import { ChangePasswordForm } from '#shop/accounts/ui/security/change-password-form.tsx'
import { OpenSessions } from '#shop/accounts/ui/security/open-sessions.tsx'
import { SecondFactorSection } from '#shop/accounts/ui/security/second-factor-section.tsx'
import type { SecurityResult } from '#shop/accounts/ui/security/use-security-form.ts'
import { useAccountAreaMessages } from '#shop/accounts/ui/use-messages.ts'
import { AdminPage } from '#web/admin/frame/admin-page.tsx'
import { signedInUser } from '#web/session/require-access.server.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { orFailure } from '../sign-in/account-result.ts'
import type { Route } from './+types/security'
import { securityActions } from './security-page.server.ts'
import { StaffBar } from './staff-bar.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).accountArea.security
  const page = securityPathAt(new URL(request.url).pathname)
  const { email, role, hasSecondFactor } = user
  const sessions = await openSessions({ ...ctx, user })
  return {
    ...{ email, role, hasSecondFactor, sessions, now: ctx.now },
    ...privatePageTitled(
      ...([ctx.locale, page, title, 'accounts', 'accountArea'] as const),
      ...(role === 'admin' ? (['admin', 'help'] as const) : []),
    ),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const posted = await postedFields(request)
  const intent = securityIntent.parse(posted.intent)
  if (intent === null) return data<SecurityResult>({}, { status: 400 })
  const page = securityPathAt(new URL(request.url).pathname)
  return securityActions[intent]({ ...ctx, user, page }, posted)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Clears a form after its action and leaves it filled while it is being sent. */
function useFreshForms(isAnswered: boolean): string {
  const { key } = useLocation()
  const [fresh, setFresh] = useState(key)
  if (!isAnswered && fresh !== key) setFresh(key)
  return fresh
}

function Contents() {
  const { security, password, email, sessions, second } = useAccountAreaMessages()
  const places = { contrasena: password, correo: email, sesiones: sessions, 'dos-pasos': second }
  return (
    <nav aria-label={security.onPage} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 lg:not-in-[.dense]:grid">
        {Object.entries(places).map(([id, { title }]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Introduction() {
  const messages = useAccountAreaMessages().security
  return (
    <div className="grid gap-4 lg:sticky lg:top-28">
      <TextLink to="/cuenta" className="justify-self-start print:hidden">
        {messages.back}
      </TextLink>
      <h1 className="font-bold text-3xl md:text-4xl">{messages.title}</h1>
      <p className="measure text-lg text-soft-ink print:hidden">{messages.text}</p>
      <Contents />
    </div>
  )
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, role, hasSecondFactor, sessions, now } = loaderData
  const result: SecurityResult | undefined = actionData
  const fresh = useFreshForms(result !== undefined)
  useFailureToast(result)
  const { title, text } = useAccountAreaMessages().security
  const forms = (
    <div key={fresh} className="grid min-w-0 gap-6 lg:in-[.dense]:max-w-3xl lg:in-[.dense]:gap-3">
      <ChangePasswordForm result={result} role={role} email={email} />
      <ChangeEmailForm result={result} email={email} />
      <OpenSessions result={result} sessions={sessions} now={now} />
      <SecondFactorSection result={result} isOn={hasSecondFactor} />
    </div>
  )
  if (isInPanel(useLocation().pathname))
    return (
      <AdminPage title={title} text={text} lead={<Contents />}>
        {forms}
      </AdminPage>
    )
  return (
    <>
      {role === 'admin' && <StaffBar />}
      <div className="page grid items-start gap-x-12 gap-y-6 py-8 md:py-14 lg:grid-cols-[18rem_1fr]">
        <Introduction />
        {forms}
      </div>
    </>
  )
}
