import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { useCouponMessages } from './use-messages.ts'

interface DiscountOfferProps {
  readonly title: string
  readonly code: string
  /** In lite mode a strip in the page, else a small dialog beside it. */
  readonly isStrip: boolean
  readonly onApply: () => void
  readonly onClose: () => void
}

/** Moves the focus to the offer, and on close from there back to where it was. */
function useBorrowedFocus(isDialog: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  // the parts of a closed offer are gone before an effect's end, but not before a layout effect's
  useLayoutEffect(() => {
    if (!isDialog) return
    const before = document.activeElement
    const offer = heading.current?.closest('[role=dialog]')
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && offer?.contains(document.activeElement))
        before.focus({ preventScroll: true })
    }
  }, [isDialog])
  return heading
}

/** Offers a coupon in a non-modal dialog; Escape closes it. */
export function DiscountOffer({ title, code, isStrip, onApply, onClose }: DiscountOfferProps) {
  const messages = useCouponMessages().offer
  const id = useId()
  const heading = useBorrowedFocus(!isStrip)
  useEffect(() => {
    if (isStrip) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [isStrip, onClose])
  const place = isStrip
    ? 'page flex-wrap items-center justify-between border-line border-y py-4 md:flex'
    : 'fixed inset-x-4 bottom-20 z-30 rounded-card border border-line bg-raised p-4 shadow-card transition-opacity duration-150 starting:opacity-0 md:right-auto md:bottom-4 md:w-96 md:p-6'
  return (
    <section
      role={isStrip ? 'region' : 'dialog'}
      aria-labelledby={id}
      className={`${place} print:hidden`}
    >
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="figures font-bold text-xl">
          {title}
        </h2>
        <p className="measure mt-1 text-soft-ink">{format(messages.text, { code })}</p>
      </div>
      <div className="mt-3 flex gap-2">
        <Button look="sun" onClick={onApply}>
          {messages.apply}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </section>
  )
}
