import { type RefObject, useEffect, useRef, useState } from 'react'
import { scrollFor, windowOf } from '../window.rules.ts'

interface Scrolled {
  readonly box: RefObject<HTMLDivElement | null>
  readonly inSight: { readonly from: number; readonly to: number }
  readonly showRow: (row: number) => void
}

/** The visible rows of a scroll container; `headHeight` is the height of the sticky header. */
export function useTableWindow(total: number, headHeight: number): Scrolled {
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ top: 0, height: 800 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() =>
        setPlace({ top: element.scrollTop, height: element.clientHeight }),
      )
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [])
  const showRow = (row: number) => {
    const element = box.current
    if (!element) return
    const top = scrollFor(row, element.scrollTop, element.clientHeight - headHeight)
    if (top !== null) element.scrollTop = top
  }
  return { box, inSight: windowOf(place.top, place.height, total), showRow }
}
