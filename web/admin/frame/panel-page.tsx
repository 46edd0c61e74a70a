import { isRouteErrorResponse, Outlet } from 'react-router'
import { type GateResult, isGateResult } from '#web/session/gate-result.ts'
import { GateScreen } from '#web/session/screens/gate-screen.tsx'
import type { Route } from './+types/panel-page'
import { PanelNotFound } from './panel-not-found.tsx'
import { useStays } from './panel-outlet.tsx'

/** When the next try is allowed, after too many answers to the gate's question. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? new Headers()

/** Within the frame, so that a product or order that is gone leaves the panel where it is. */
export default function PanelPage() {
  return <Outlet />
}

/** A page that is gone, and one that takes no form. */
const shown = [404, 405]

function Refused({ result }: { result: GateResult }) {
  useStays()
  return <GateScreen result={result} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  if (isGateResult(error.data)) return <Refused result={error.data} />
  if (!shown.includes(error.status)) throw error
  return (
    <>
      <meta name="robots" content="noindex" />
      <PanelNotFound />
    </>
  )
}
