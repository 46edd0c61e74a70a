import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { denseRowHeight, rowHeight, scrollFor, windowOf } from '../window.rules.ts'

/** Where `.dense` makes what one clicks 36 px high. */
const dense = '(width >= 64rem) and (pointer: fine)'

function onDense(listen: () => void): () => void {
  const query = matchMedia(dense)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}

const useRowHeight = (): number =>
  useSyncExternalStore(
    onDense,
    () => (matchMedia(dense).matches ? denseRowHeight : rowHeight),
    () => rowHeight,
  )

interface Scrolled {
  readonly box: RefObject<HTMLDivElement | null>
  readonly inSight: { readonly from: number; readonly to: number }
  readonly showRow: (row: number) => void
  readonly rowHeight: number
}

/** The visible rows of a scroll container, whose sticky header is as high as a row. */
export function useTableWindow(total: number): Scrolled {
  const each = useRowHeight()
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
    const top = scrollFor(row, element.scrollTop, element.clientHeight - each, each)
    if (top !== null) element.scrollTop = top
  }
  return { box, inSight: windowOf(place.top, place.height, total, each), showRow, rowHeight: each }
}
