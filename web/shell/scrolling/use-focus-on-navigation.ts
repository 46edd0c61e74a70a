import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { stayAtSection } from './scroll-to.ts'

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

const isField = (element: Element | null) => element?.matches('input, select, textarea')

/** After every change of path the keyboard focus is at the content, unless somebody began to write meanwhile; a named section stays in view. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const { state } = useNavigation()
  const last = useRef(pathname)
  const leftAt = useRef<Element>(null)
  useLayoutEffect(() => {
    if (state === 'loading') leftAt.current = document.activeElement
  }, [state])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (document.activeElement !== leftAt.current && isField(document.activeElement)) return
    document.getElementById('contenido')?.focus({ preventScroll: true })
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section on another page is a new arrival
  useEffect(() => {
    const id = idIn(hash)
    return id === '' ? undefined : stayAtSection(id)
  }, [pathname, hash])
}
