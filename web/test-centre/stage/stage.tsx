import type { RefObject } from 'react'

/** The container of a test's frame: in view at any scroll position. */
export function Stage({ host }: { host: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={host}
      className="sticky bottom-4 box-content overflow-hidden rounded-card border border-line bg-raised shadow-card empty:hidden"
    />
  )
}
