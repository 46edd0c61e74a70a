import type { RefObject } from 'react'

/** Where the frame of a test stands while there is one: in view, wherever the page is scrolled to. */
export function Stage({ host }: { host: RefObject<HTMLDivElement | null> }) {
  return (
    <div
      ref={host}
      className="sticky bottom-4 box-content overflow-hidden rounded-card border border-line bg-raised shadow-card empty:hidden"
    />
  )
}
