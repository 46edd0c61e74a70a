import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { useUsersMessages } from '#shop/accounts/ui/use-messages.ts'
import { UserList, UserQuestion } from '#shop/accounts/ui/users/user-list.tsx'
import {
  confirmAddress,
  sendConfirmationAgain,
} from '#shop/accounts/users/address-confirmation.service.server.ts'
import { UserInput, UserQuery } from '#shop/accounts/users/user-admin.input.ts'
import {
  listUsers,
  removeUser,
  signOutEverywhere,
  takeAwayAdministration,
} from '#shop/accounts/users/user-admin.service.server.ts'
import { isMailToFiles } from '#shop/emails/outbox/delivery.rules.ts'
import { permissionSets } from '#shop/permissions/sets/sets.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/users'

const path = '/admin/usuarios'
const changes = {
  demote: takeAwayAdministration,
  sign_out: signOutEverywhere,
  delete: removeUser,
  confirm: confirmAddress,
  resend: sendConfirmationAgain,
} as const
type Intent = keyof typeof changes
const isIntent = (value: unknown): value is Intent => typeof value === 'string' && value in changes

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const me = signedInUser(ctx)
  const requested = Object.fromEntries(new URL(request.url).searchParams)
  const { q, pagina } = UserQuery.parse(requested)
  const question = UserInput.safeParse({ intent: requested.que, id: requested.quien })
  const [found, { sets, owners }] = await Promise.all([
    listUsers(ctx, { search: q, page: pagina }),
    permissionSets(ctx),
  ])
  return {
    ...privatePage(ctx.locale, path, 'users'),
    me: me.id,
    groups: Object.fromEntries(
      sets.flatMap(({ name, members }) => members.map((id) => [id, name])),
    ),
    owners,
    ...found,
    search: q,
    at: pagina,
    question: question.success ? question.data : null,
    done: isIntent(requested.hecho) ? requested.hecho : null,
    isToFile: isMailToFiles(ctx.config),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const input = UserInput.safeParse(await postedFields(request))
  if (!input.success)
    return data({ refusal: 'not_understood' as const, asked: null }, { status: 400 })
  const done = await changes[input.data.intent](ctx, input.data.id)
  if (!done.ok) return data({ refusal: done.code, asked: input.data }, { status: 409 })
  return redirect(`${path}?hecho=${input.data.intent}`, 303)
}

export default function UsersPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useUsersMessages()
  const { done, users, isToFile } = loaderData
  const isInFile = done === 'resend' && isToFile
  const question = actionData ? actionData.asked : loaderData.question
  const refusal = actionData && messages.refused[actionData.refusal]
  const about = users.find(({ id }) => id === question?.id)
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice isBad text={!about && refusal} />
      <Notice
        text={done && !actionData && (isInFile ? messages.resentToFile : messages.done[done])}
      />
      {question && about && (
        <UserQuestion path={path} intent={question.intent} user={about} problem={refusal} />
      )}
      <UserList path={path} {...loaderData} />
    </AdminPage>
  )
}
