import { useEffect, useState } from 'react'
import { percentSeen } from '#shop/analytics/recording.rules.ts'
import { popupDelay, popupDepth } from '#shop/coupons/popup.rules.ts'
import { isTestFrame } from '#web/test-centre/stage/framed-page.ts'

const seen = () => {
  const { clientHeight, scrollHeight } = document.documentElement
  return percentSeen({ scrollY, clientHeight, scrollHeight })
}

/** True after 20 s, half a page of scrolling, or when the pointer leaves towards the tabs. */
export function usePopupDue(): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue || isTestFrame()) return
    const due = () => setDue(true)
    const scrolled = () => scrollY > 0 && seen() >= popupDepth && due()
    const left = ({ clientY, relatedTarget }: MouseEvent) =>
      relatedTarget === null && clientY <= 0 && due()
    const timer = setTimeout(due, popupDelay)
    addEventListener('scroll', scrolled, { passive: true })
    document.addEventListener('mouseout', left)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', scrolled)
      document.removeEventListener('mouseout', left)
    }
  }, [isDue])
  return isDue
}
