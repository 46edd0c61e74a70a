import { screeningMode } from '#shop/compliance/screening/screening.service.server.ts'
import { ScreeningNote } from '#shop/compliance/ui/screening-note.tsx'
import { staffOf } from '#shop/permissions/panel-access.rules.ts'
import { withMessages } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/admin-layout'
import { AdminFrame } from './admin-frame.tsx'
import { PanelOutlet } from './panel-outlet.tsx'
import { StaffContext } from './staff-context.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    screening: await screeningMode(ctx),
    staff: staffOf(ctx.user),
    ...withMessages(ctx.locale, 'admin', 'help', 'compliance'),
  }
}

/** On every page of the panel, so that a demonstration is not mistaken for a live shop. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <StaffContext value={loaderData.staff}>
      <AdminFrame note={<ScreeningNote {...loaderData.screening} />}>
        <PanelOutlet />
      </AdminFrame>
    </StaffContext>
  )
}
