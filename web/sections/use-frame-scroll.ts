import { useEffect, useState } from 'react'
import { headerHides, sectionInView } from '../scrolling.ts'

const sections = ['inicio', 'contacto']

function currentSection(): string | null {
  const places = sections.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top
    return top === undefined ? [] : [{ id, top }]
  })
  const { scrollHeight, clientHeight } = document.documentElement
  const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2
  return sectionInView(places, clientHeight, isAtEnd)
}

/** What the window's scroll position means for the frame of the page. */
export function useFrameScroll() {
  const [isHidden, setHidden] = useState(false)
  const [section, setSection] = useState<string | null>(null)
  useEffect(() => {
    let before = window.scrollY
    let frame = 0
    const read = () => {
      frame = 0
      const now = Math.max(0, window.scrollY)
      const last = before
      before = now
      setHidden((was) => headerHides(was, last, now))
      setSection(currentSection())
    }
    const scrolled = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', scrolled)
    }
  }, [])
  return { isHidden, section }
}
