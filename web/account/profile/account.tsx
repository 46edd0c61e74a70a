import type { Role } from '#kernel/user.ts'
import { openSessions } from '#shop/accounts/security/security.service.server.ts'
import { isInPanel } from '#shop/accounts/security/security-path.rules.ts'
import { AccountHome } from '#shop/accounts/ui/account-home.tsx'
import { accountSummary } from '#shop/checkout/drafts/account-summary.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { SignOut } from '#web/session/sign-out-button.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/account'
import { AccountDoors, AccountNow } from './account-now.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).accountArea.home
  const { fullName, email, emailConfirmedAt: confirmedAt, hasSecondFactor } = user
  const accountPath = isInPanel(new URL(request.url).pathname) ? '/admin/cuenta' : '/cuenta'
  const sessions = (await openSessions({ ...ctx, user })).length
  const role: Role = user.role ?? 'customer'
  return {
    user: { fullName, email, confirmedAt, role, hasSecondFactor, sessions },
    waiting: await accountSummary(ctx, user),
    ...privatePageTitled(
      ...([ctx.locale, accountPath, title, 'accountArea', 'book', 'orders', 'own'] as const),
    ),
  }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { user, waiting } = loaderData
  return (
    <AccountHome
      user={user}
      signOut={<SignOut />}
      now={<AccountNow {...waiting} />}
      more={<AccountDoors />}
    />
  )
}
