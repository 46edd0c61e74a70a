import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useLocation, useOutlet } from 'react-router'

const Hold = createContext<() => void>(() => undefined)

/** Whoever calls it remains on the screen, as it is, until somebody goes on. */
export function useStays(): void {
  const hold = useContext(Hold)
  useEffect(hold, [hold])
}

/**
 * The page of the panel, or what stays in its place: the router forgets what an action threw as soon as it reloads the page's
 * data, and a question would go in the middle of its answer.
 */
export function PanelOutlet() {
  const { key } = useLocation()
  const outlet = useOutlet()
  const [staying, setStaying] = useState({ key: '', outlet })
  const current = useRef(staying)
  current.current = { key, outlet }
  const hold = useCallback(() => setStaying(current.current), [])
  return <Hold value={hold}>{staying.key === key ? staying.outlet : outlet}</Hold>
}
