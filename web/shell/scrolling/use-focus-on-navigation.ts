import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { stayAtSection } from './scroll-to.ts'

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** After every change of path the keyboard focus is at the content; a named section stays in view. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('contenido')?.focus({ preventScroll: true })
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section on another page is a new arrival
  useEffect(() => {
    const id = idIn(hash)
    return id === '' ? undefined : stayAtSection(id)
  }, [pathname, hash])
}
