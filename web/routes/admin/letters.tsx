import { Form, redirect } from 'react-router'
import { Button } from '#design/button.tsx'
import { useLocale } from '#design/words-context.tsx'
import { momentText } from '#kernel/time.ts'
import { fillCount } from '#kernel/words.ts'
import { failedLetterList, retryLetters } from '#shop/emails/failed-letters.service.server.ts'
import { useStaffOrderWords } from '#shop/orders/ui/use-staff-order-words.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { AdminPage, Said } from '#web/sections/admin-page.tsx'
import { AdminTable } from '#web/sections/admin-table.tsx'
import { useOverviewWords } from '#web/use-page-words.ts'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/letters'

const path = '/admin/cartas'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = { title: wordsIn(ctx.locale).overview.letters.title, path, noindex: true }
  const failed = await failedLetterList(ctx)
  const retried = Number(new URL(request.url).searchParams.get('enviados') ?? Number.NaN)
  return {
    page,
    letters: failed.ok ? failed.value : [],
    retried: Number.isSafeInteger(retried) && retried >= 0 ? retried : null,
    ...carrying(ctx.locale, 'overview', 'ordersStaff'),
  }
}

export async function action({ context }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const retried = await retryLetters(ctx)
  return redirect(`${path}?enviados=${retried.ok ? retried.value : 0}`, 303)
}

export default function LettersPage({ loaderData }: Route.ComponentProps) {
  const shared = useOverviewWords()
  const words = shared.letters
  const kinds: Readonly<Record<string, string>> = {
    ...useStaffOrderWords().letters,
    ...words.kinds,
  }
  const locale = useLocale()
  const { letters, retried } = loaderData
  return (
    <AdminPage title={words.title} text={words.text} back={{ to: '/admin', label: shared.back }}>
      <Said text={retried === null ? null : fillCount(locale, words.retried, retried)} />
      {letters.length === 0 && <p>{words.none}</p>}
      {letters.length > 0 && (
        <>
          <AdminTable
            label={words.title}
            heads={[words.kind, words.to, words.when, words.why]}
            rows={letters.map((letter) => ({
              key: letter.id,
              cells: [
                kinds[letter.letter] ?? letter.letter,
                letter.recipient,
                letter.failed_at ? momentText(letter.failed_at, locale) : '',
                letter.last_error,
              ],
            }))}
          />
          <Form method="post" className="justify-self-start">
            <Button type="submit">{words.retry}</Button>
          </Form>
        </>
      )}
    </AdminPage>
  )
}
