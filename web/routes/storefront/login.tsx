import { ButtonLink } from '#design/button.tsx'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { OrderToday } from '#web/sections/order-today.tsx'
import { PlainPage } from '#web/sections/plain-page.tsx'
import { usePagesWords } from '#web/use-page-words.ts'
import { wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/login'

export function loader({ context }: Route.LoaderArgs) {
  const { title } = wordsIn(context.get(requestCtx).locale).pages.login
  const page: PageInfo = { title, path: '/login', noindex: true }
  return { page }
}

export default function LoginPage() {
  const words = usePagesWords().login
  return (
    <PlainPage title={words.title} text={words.text}>
      <OrderToday />
      <p className="mt-8">
        <ButtonLink to="/catalogo">{words.browse}</ButtonLink>
      </p>
    </PlainPage>
  )
}
