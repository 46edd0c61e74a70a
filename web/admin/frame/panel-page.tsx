import { isRouteErrorResponse, Outlet } from 'react-router'
import type { Route } from './+types/panel-page'
import { PanelNotFound } from './panel-not-found.tsx'

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
