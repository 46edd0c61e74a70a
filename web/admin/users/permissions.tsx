import { data, redirect } from 'react-router'
import { Notice } from '#design/notice.tsx'
import { staffList } from '#shop/accounts/users/user-admin.service.server.ts'
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
import { savePermissions } from './change-permissions.server.ts'

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
  const typed = textsIn(posted)
  const { saved, entered, ...merged } = await savePermissions(ctx, posted)
  if (saved?.ok) return redirect(typed.intent === 'step_down' ? '/admin' : `${path}?hecho=1`, 303)
  const code = saved?.code ?? null
  return data(
    { code, typed: { ...typed, ...entered }, ...merged },
    { status: saved?.status ?? 409 },
  )
}

export default function PermissionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePermissionMessages()
  const { sets, isDone } = loaderData
  const refusal = actionData?.code ? messages.refused[actionData.code] : undefined
  const isOfSet = actionData?.typed.intent === 'save_set'
  const about = isOfSet ? actionData.typed.id : undefined
  const refusedSet = sets.find(({ id }) => id === about)
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={isDone && !actionData && messages.done} />
      <Notice isBad text={!isOfSet && refusal} />
      <OwnerQuestion {...loaderData} />
      <div className="grid items-start gap-5 xl:grid-cols-[1fr_22rem]">
        <StaffList
          {...loaderData}
          refused={
            actionData?.typed.intent === 'assign'
              ? { ...actionData, entered: actionData.typed, person: actionData.typed.user ?? '' }
              : null
          }
        />
        <OwnerList {...loaderData} />
      </div>
      <h2 className="font-bold text-lg">{messages.sets}</h2>
      <div className="grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        {sets.map((set) => (
          <SetCard
            key={set.id}
            set={set}
            {...(set === refusedSet && { ...actionData, problem: refusal })}
          />
        ))}
        <SetCard {...(isOfSet && !refusedSet && { problem: refusal, typed: actionData?.typed })} />
      </div>
    </AdminPage>
  )
}
