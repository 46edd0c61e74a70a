import { isRouteErrorResponse, Outlet } from 'react-router'
import type { Route } from './+types/panel-page'
import { PanelNotFound } from './panel-not-found.tsx'

/** What a refusal says goes past this boundary to the gate's, with its headers. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? new Headers()

/** Within the frame, so that a product or order that is gone leaves the panel where it is. */
export default function PanelPage() {
  return <Outlet />
}

/** A page that is gone, and one that takes no form. */
const shown = [404, 405]

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || !shown.includes(error.status)) throw error
  return (
    <>
      <meta name="robots" content="noindex" />
      <PanelNotFound />
    </>
  )
}
