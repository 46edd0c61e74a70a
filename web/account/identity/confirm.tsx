import { data } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import {
  confirmIdentity,
  hasRecentIdentity,
} from '#shop/accounts/identity/identity.service.server.ts'
import { IdentityForm, IdentityFrame } from '#shop/accounts/ui/security/identity-screen.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { panelOf } from '#shop/accounts/users/user.rules.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/confirm'

const path = '/cuenta/confirmar'

const fileOf = (request: Request): string =>
  pathOfThisShop(new URL(request.url).searchParams.get('desde'))

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).accounts.identity
  const file = fileOf(request)
  const isReady = hasRecentIdentity({ user, now: ctx.now })
  return {
    ...{ file, isReady, hasSecondFactor: user.hasSecondFactor, back: panelOf(user.role) },
    ...privatePageTitled(ctx.locale, path, title, 'accounts'),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1000) : '')

/** After the answer the page leads to the file, which the browser then saves. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const proven = await confirmIdentity(
    { ...ctx, user: signedInUser(ctx) },
    { password: text(posted.identity_password), code: text(posted.identity_code) },
  )
  if (proven.ok) return data({ isReady: true, problem: null, isLimited: false })
  if (proven.code === 'too_many_tries') {
    const headers = { 'Retry-After': `${proven.retryAfterSeconds}` }
    return data({ isReady: false, problem: null, isLimited: true }, { status: 429, headers })
  }
  return data({ isReady: false, problem: proven.code, isLimited: false }, { status: 400 })
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function IdentityPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAccountMessages().identity
  const { file, hasSecondFactor, back } = loaderData
  const here = `${path}?${new URLSearchParams({ desde: file })}`
  return (
    <IdentityFrame back={back} text={messages.textFile} cancel={messages.back}>
      {(actionData?.isReady ?? loaderData.isReady) ? (
        <>
          <meta httpEquiv="refresh" content={`0;url=${file}`} />
          <p role="status">{messages.ready}</p>
          <ButtonLink look="sun" to={file} reloadDocument>
            {messages.download}
          </ButtonLink>
        </>
      ) : (
        <IdentityForm
          fields={[]}
          here={here}
          hasSecondFactor={hasSecondFactor}
          problem={actionData?.problem ?? null}
          isLimited={actionData?.isLimited ?? false}
        />
      )}
    </IdentityFrame>
  )
}
