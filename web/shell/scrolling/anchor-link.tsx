import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsInView } from './frame-scroll.ts'
import { scrollToSection } from './scroll-to.ts'

interface AnchorLinkProps {
  readonly to: 'inicio' | 'contacto'
  readonly className: string
  readonly children: ReactNode
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to a section of the home page: scrolls there, or opens the home page first. */
export function AnchorLink({ to, className, children }: AnchorLinkProps) {
  const isHere = useIsInView(to)
  const { pathname } = useLocation()
  const href = `/#${to}`
  const glide = (event: MouseEvent) => {
    if (pathname !== '/' || !isPlainClick(event)) return
    event.preventDefault()
    window.history.replaceState(window.history.state, '', href)
    scrollToSection(to)
  }
  return (
    <Link
      to={href}
      aria-current={isHere ? 'location' : undefined}
      className={className}
      onClick={glide}
    >
      {children}
    </Link>
  )
}
