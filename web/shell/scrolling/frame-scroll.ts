import { useSyncExternalStore } from 'react'
import { headerHides, sectionInView } from './scrolling.ts'

const sections = ['inicio', 'contacto'] as const

let isHidden = false
let section: string | null = null
const listeners = new Set<() => void>()

/** For sections in a footer that is not laid out yet, the footer's position is used. */
function topOf(id: string): number | undefined {
  const element = document.getElementById(id)
  const foot = element?.closest('footer')?.getBoundingClientRect().top ?? 0
  return foot > innerHeight ? foot : element?.getBoundingClientRect().top
}

function currentSection(): string | null {
  const places = sections.flatMap((id) => {
    const top = topOf(id)
    return top === undefined ? [] : [{ id, top }]
  })
  const { scrollHeight, clientHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2
  return sectionInView(places, clientHeight, isAtEnd)
}

function change(nextHidden: boolean, nextSection: string | null): void {
  if (nextHidden === isHidden && nextSection === section) return
  isHidden = nextHidden
  section = nextSection
  for (const listener of listeners) listener()
}

/** Follows the window's scroll position for the frame of the page; returns a function that stops it. */
export function followScroll(): () => void {
  let before = window.scrollY
  let frame = 0
  const read = () => {
    frame = 0
    const now = Math.max(0, window.scrollY)
    const last = before
    before = now
    change(headerHides(isHidden, last, now), currentSection())
  }
  const scrolled = () => {
    frame ||= requestAnimationFrame(read)
  }
  frame = requestAnimationFrame(read)
  addEventListener('scroll', scrolled, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('scroll', scrolled)
    change(false, null)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the page is scrolled down, so that floating parts are hidden. */
export const useIsHeaderHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHidden,
    () => false,
  )

/** Whether this section of the page is visible. */
export const useIsInView = (id: (typeof sections)[number]): boolean =>
  useSyncExternalStore(
    subscribe,
    () => section === id,
    () => false,
  )
