import { Outlet } from 'react-router'
import { screeningMode } from '#shop/compliance/screening.service.server.ts'
import { ScreeningNote } from '#shop/compliance/ui/screening-note.tsx'
import { withMessages } from '#web/messages.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { AdminFrame } from '#web/sections/admin-frame.tsx'
import type { Route } from './+types/_layout'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return { screening: await screeningMode(ctx), ...withMessages(ctx.locale, 'admin', 'compliance') }
}

/** On every page of the panel, so that nobody takes a demonstration for a shop that sells. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame note={<ScreeningNote {...loaderData.screening} />}>
      <Outlet />
    </AdminFrame>
  )
}
