import { type ReactNode, useContext, useMemo, useRef } from 'react'
import { UNSAFE_DataRouterDataContext as DataOfRoutes, useLocation } from 'react-router'

/**
 * What an action answered, until somebody goes on: the router itself forgets it as soon as the page's data are reloaded, and
 * an open page reloads them whenever the shop changes.
 */
export function RetainedAnswer({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const data = useContext(DataOfRoutes)
  const answered = data?.actionData
  const retained = useRef({ key, answer: answered })
  if (answered || retained.current.key !== key) retained.current = { key, answer: answered }
  const { answer } = retained.current
  const value = useMemo(() => data && { ...data, actionData: answer ?? null }, [answer, data])
  return <DataOfRoutes value={value}>{children}</DataOfRoutes>
}
