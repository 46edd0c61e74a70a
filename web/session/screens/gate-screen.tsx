import { useLocation } from 'react-router'
import { MoreMessages } from '#design/messages-context.tsx'
import { IdentityScreen } from '#shop/accounts/ui/security/identity-screen.tsx'
import {
  AccessDeniedScreen,
  SecondFactorScreen,
  UnknownRoleScreen,
} from '#shop/accounts/ui/sign-in/gate-screens.tsx'
import { NotPermittedScreen } from '#shop/accounts/ui/sign-in/not-permitted-screen.tsx'
import { SignInAgainScreen } from '#shop/accounts/ui/sign-in/sign-in-again-screen.tsx'
import { ConfirmEmailScreen } from '#shop/accounts/ui/sign-up/confirm-email-screen.tsx'
import type { GateResult } from '../gate-result.ts'
import { SignOut } from '../sign-out-button.tsx'

function Refusal({ result }: { result: GateResult }) {
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
    case 'sign_in_again':
      return (
        <MoreMessages dictionary={result.messages}>
          <SignInAgainScreen {...result} here={pathname + search} />
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

/** Why the gate refused, in place of the page. */
export function GateScreen({ result }: { result: GateResult }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Refusal result={result} />
    </>
  )
}
