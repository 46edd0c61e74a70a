import { isRouteErrorResponse, Outlet } from 'react-router'
import type { Route } from './+types/panel-page'
import { PanelNotFound } from './panel-not-found.tsx'

/** What a refusal says goes past this boundary to the gate's, with its headers. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? new Headers()

/** Within the frame, so that a product or order that is gone leaves the panel where it is. */
export default function PanelPage() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <>
      <meta name="robots" content="noindex" />
      <PanelNotFound />
    </>
  )
}
