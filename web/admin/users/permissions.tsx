import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { staffList } from '#shop/accounts/users/user-admin.service.server.ts'
import { readPermissionChange, setProblem } from '#shop/permissions/sets/set.input.ts'
import { permissionSets } from '#shop/permissions/sets/sets.service.server.ts'
import { OwnerQuestion } from '#shop/permissions/ui/owner-question.tsx'
import { SetCard } from '#shop/permissions/ui/set-card.tsx'
import { OwnerList, StaffList } from '#shop/permissions/ui/staff-list.tsx'
import { usePermissionMessages } from '#shop/permissions/ui/use-messages.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields, textsIn } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/permissions'
import { changePermissions } from './change-permissions.server.ts'

const path = '/admin/permisos'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const query = new URL(request.url).searchParams
  const [sets, staff] = await Promise.all([permissionSets(ctx), staffList(ctx)])
  return {
    ...sets,
    staff,
    me: signedInUser(ctx).id,
    isDone: query.has('hecho'),
    asked: query.has('dejar') ? signedInUser(ctx).id : query.get('nombrar'),
    ...privatePage(ctx.locale, path, 'permissions'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const input = readPermissionChange(posted)
  const typed = textsIn(posted)
  if (!input) return data({ code: 'not_understood' as const, typed }, { status: 400 })
  const problem = input.intent === 'save_set' && setProblem(input)
  if (problem) return data({ code: problem, typed }, { status: 400 })
  if ((input.intent === 'name_owner' || input.intent === 'step_down') && !input.isSure)
    return data({ code: 'unconfirmed' as const, typed }, { status: 400 })
  const done = await changePermissions(ctx, input)
  if (!done.ok) return data({ code: done.code, typed }, { status: 409 })
  return redirect(input.intent === 'step_down' ? '/admin' : `${path}?hecho=1`, 303)
}

export default function PermissionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePermissionMessages()
  const { sets, isDone } = loaderData
  const refusal = actionData && messages.refused[actionData.code]
  const isOfSet = actionData?.typed.intent === 'save_set'
  const about = isOfSet ? actionData.typed.id : undefined
  const refusedSet = sets.find(({ id }) => id === about)
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={isDone && !actionData && messages.done} />
      <Notice isBad text={!isOfSet && refusal} />
      <OwnerQuestion {...loaderData} />
      <div className="grid items-start gap-5 xl:grid-cols-[1fr_22rem]">
        <StaffList {...loaderData} />
        <OwnerList {...loaderData} />
      </div>
      <h2 className="font-bold text-lg">{messages.sets}</h2>
      <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        {sets.map((set) => (
          <SetCard
            key={set.id}
            set={set}
            {...(set === refusedSet && { problem: refusal, typed: actionData?.typed })}
          />
        ))}
        <SetCard {...(isOfSet && !refusedSet && { problem: refusal, typed: actionData?.typed })} />
      </div>
    </AdminPage>
  )
}
