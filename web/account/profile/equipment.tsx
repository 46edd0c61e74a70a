import { Link } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { ownedEquipment } from '#shop/orders/list/owned.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useOwnMessages } from '#web/shell/request/use-page-messages.ts'
import type { Route } from './+types/equipment'
import { OwnPage, ownCard } from './own-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  const { title } = messagesIn(ctx.locale).own.equipment
  return {
    owned: await ownedEquipment(ctx, user.id),
    ...privatePageTitled(ctx.locale, '/cuenta/equipos', title, 'own'),
  }
}

type Owned = Route.ComponentProps['loaderData']['owned'][number]

const way = 'inline-flex min-h-11 items-center underline underline-offset-4'

function Warranty({ warranty }: Pick<Owned, 'warranty'>) {
  const messages = useOwnMessages().equipment
  const locale = useLocale()
  if (!warranty) return null
  const { until, isOver } = warranty
  return (
    <p className={isOver ? 'text-soft-ink' : 'font-semibold text-good'}>
      {format(isOver ? messages.warrantyOver : messages.warranty, {
        date: formatDate(until, locale, 'PPP'),
      })}
    </p>
  )
}

function Piece({ piece }: { piece: Owned }) {
  const messages = useOwnMessages().equipment
  const locale = useLocale()
  const { name, number, quantity, deliveredAt, slug, warranty } = piece
  const path = slug && encodeURIComponent(slug)
  return (
    <li className={ownCard}>
      <h2 className="break-words font-bold text-lg">
        {quantity > 1 && `${quantity} × `}
        {name}
      </h2>
      {deliveredAt && (
        <p className="text-soft-ink">
          {format(messages.delivered, { date: formatDate(deliveredAt, locale), number })}
        </p>
      )}
      <Warranty warranty={warranty} />
      {path && (
        <p className="flex flex-wrap gap-x-6">
          <Link
            to={`/guia-instalacion?producto=${path}`}
            aria-label={format(messages.guideOf, { name })}
            className={way}
          >
            {messages.guide}
          </Link>
          <Link
            to={`/catalogo/${path}`}
            aria-label={format(messages.productOf, { name })}
            className={way}
          >
            {messages.product}
          </Link>
        </p>
      )}
    </li>
  )
}

export default function OwnEquipmentPage({ loaderData }: Route.ComponentProps) {
  const messages = useOwnMessages().equipment
  const { owned } = loaderData
  return (
    <OwnPage title={messages.title} text={messages.text}>
      {owned.length === 0 ? (
        <p className="measure">{messages.none}</p>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {owned.map((piece) => (
            <Piece key={piece.key} piece={piece} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/calculadora-solar">{messages.calculator}</ButtonLink>
        <ButtonLink to="/catalogo">{messages.catalogue}</ButtonLink>
      </p>
    </OwnPage>
  )
}
