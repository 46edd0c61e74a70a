import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { synonymInput } from '#shop/catalogue/search/synonym.input.ts'
import {
  forgetSynonym,
  knownSynonyms,
  teachSynonym,
} from '#shop/catalogue/search/synonyms.service.server.ts'
import { NewSynonym, SynonymList } from '#shop/catalogue/search/ui/synonym-forms.tsx'
import { useSynonymMessages } from '#shop/catalogue/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/synonyms'

const path = '/admin/settings/sinonimos'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    synonyms: await knownSynonyms(ctx),
    isSaved: new URL(request.url).searchParams.has('guardado'),
    ...privatePage(ctx.locale, path, 'synonyms'),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const typed = { term: textOf(posted.term), means: textOf(posted.means) }
  const read = synonymInput.safeParse(posted)
  if (!read.success) return data({ problem: 'not_understood' as const, typed }, { status: 400 })
  const { intent, ...pair } = read.data
  const done = await (intent === 'add' ? teachSynonym : forgetSynonym)(ctx, pair)
  if (!done.ok) return data({ problem: done.code, typed }, { status: 409 })
  return redirect(`${path}?guardado=1`, 303)
}

const nothing = { term: '', means: '' }

export default function SynonymsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useSynonymMessages()
  const { synonyms, isSaved } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={isSaved && !actionData ? messages.saved : null} />
      <NewSynonym
        input={actionData?.typed ?? nothing}
        problem={actionData ? messages.refused[actionData.problem] : null}
      />
      <SynonymList synonyms={synonyms} />
    </AdminPage>
  )
}
