import { isRouteErrorResponse, Outlet } from 'react-router'
import { RetainedAnswer } from '#web/shell/layout/retained-answer.tsx'
import type { Route } from './+types/gate'
import { isGateResult } from './gate-result.ts'
import { GateScreen } from './screens/gate-screen.tsx'

/** When the next try is allowed, after too many answers to the gate's question. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? new Headers()

/** The loaders below it load the data; each of them requires access first. */
export default function Gate() {
  return (
    <RetainedAnswer>
      <Outlet />
    </RetainedAnswer>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || !isGateResult(error.data)) throw error
  return <GateScreen result={error.data} />
}
