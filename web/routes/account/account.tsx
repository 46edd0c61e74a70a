import { ButtonLink } from '#design/button.tsx'
import { fill } from '#kernel/words.ts'
import { useAccountWords } from '#shop/accounts/ui/use-account-words.ts'
import { passGate } from '#web/gate.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { SignOut } from '#web/sections/sign-out.tsx'
import { wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/account'

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { fullName, email } = passGate(ctx, request)
  const { title } = wordsIn(ctx.locale).accounts.account
  const page: PageInfo = { title, path: '/cuenta', noindex: true }
  return { page, fullName, email }
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { fullName, email } = loaderData
  const words = useAccountWords()
  return (
    <div className="page grid justify-items-start gap-6 py-8 md:py-12">
      <h1 className="font-bold text-3xl md:text-4xl">
        {fill(words.account.hello, { name: fullName })}
      </h1>
      <dl>
        <dt className="text-soft-ink text-sm">{words.account.email}</dt>
        <dd className="break-all text-lg">{email}</dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">{words.account.shop}</ButtonLink>
        <SignOut />
      </div>
    </div>
  )
}
