import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { MoreMessages } from '#design/messages-context.tsx'
import { IdentityScreen } from '#shop/accounts/ui/security/identity-screen.tsx'
import {
  AccessDeniedScreen,
  SecondFactorScreen,
  UnknownRoleScreen,
} from '#shop/accounts/ui/sign-in/gate-screens.tsx'
import { NotPermittedScreen } from '#shop/accounts/ui/sign-in/not-permitted-screen.tsx'
import { ConfirmEmailScreen } from '#shop/accounts/ui/sign-up/confirm-email-screen.tsx'
import type { Route } from './+types/gate'
import { type GateResult, isGateResult } from './gate-result.ts'
import { SignOut } from './sign-out-button.tsx'

/** When the next try is allowed, after too many answers to the gate's question. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? new Headers()

/** The loaders below it load the data; each of them requires access first. */
export default function Gate() {
  return <Outlet />
}

function Screen({ result }: { result: GateResult }) {
  const { pathname, search } = useLocation()
  switch (result.gate) {
    case 'confirm_email':
      return (
        <MoreMessages dictionary={result.messages}>
          <ConfirmEmailScreen
            email={result.email}
            action="/email-confirmation-pending"
            signOut={<SignOut look="quiet" />}
          />
        </MoreMessages>
      )
    case 'role_unknown':
      return <UnknownRoleScreen here={pathname + search} signOut={<SignOut look="quiet" />} />
    case 'confirm_identity':
      return (
        <MoreMessages dictionary={result.messages}>
          <IdentityScreen {...result} here={pathname + search} />
        </MoreMessages>
      )
    case 'second_factor':
      return <SecondFactorScreen />
    case 'not_permitted':
      return <NotPermittedScreen {...result} />
    case 'denied':
      return <AccessDeniedScreen role={result.role} allowed={result.allowed} />
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || !isGateResult(error.data)) throw error
  return (
    <>
      <meta name="robots" content="noindex" />
      <Screen result={error.data} />
    </>
  )
}
