import { useLocale } from '#design/words-context.tsx'
import { momentText } from '#kernel/time.ts'
import { formatNumber } from '#kernel/words.ts'
import { abandonedCheckouts } from '#shop/checkout/abandoned.service.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { AdminPage } from '#web/sections/admin-page.tsx'
import { AdminTable } from '#web/sections/admin-table.tsx'
import { useOverviewWords } from '#web/use-page-words.ts'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/abandoned'

const path = '/admin/compras-a-medias'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = wordsIn(ctx.locale).overview.abandoned
  const page: PageInfo = { title, path, noindex: true }
  return { page, left: await abandonedCheckouts(ctx), ...carrying(ctx.locale, 'overview') }
}

export default function AbandonedPage({ loaderData }: Route.ComponentProps) {
  const shared = useOverviewWords()
  const words = shared.abandoned
  const locale = useLocale()
  const { left } = loaderData
  return (
    <AdminPage title={words.title} text={words.text} back={{ to: '/admin', label: shared.back }}>
      {left.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <AdminTable
          label={words.title}
          heads={[words.who, words.contact, words.goods, words.destination, words.when]}
          figures={[2]}
          rows={left.map(({ id, at, name, email, phone, items, destination }) => ({
            key: id,
            cells: [
              name,
              [email, phone].filter(Boolean).join(' · '),
              formatNumber(locale, items),
              words.destinations[destination],
              momentText(at, locale),
            ],
          }))}
        />
      )}
    </AdminPage>
  )
}
