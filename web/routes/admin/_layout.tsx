import { Outlet } from 'react-router'
import { passGate } from '#web/gate.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { AdminFrame } from '#web/sections/admin-frame.tsx'
import { carrying } from '#web/words.server.ts'
import type { Route } from './+types/_layout'

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  passGate(ctx, request)
  return carrying(ctx.locale, 'admin')
}

export default function AdminLayout() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  )
}
