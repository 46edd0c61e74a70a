import { useEffect, useRef } from 'react'

interface NoticeProps {
  readonly text: string | null | undefined | false
  readonly isBad?: boolean
}

/** The result of the last action, brought into sight; a refusal is announced at once. */
export function Notice({ text, isBad = false }: NoticeProps) {
  const notice = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another result
  useEffect(() => {
    if (!isBad) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [isBad, text])
  if (!text) return null
  const edge = isBad ? 'border-l-bad' : 'border-l-good [:root:has([data-refused=unsent])_&]:hidden'
  return (
    <p
      ref={notice}
      role={isBad ? 'alert' : 'status'}
      className={`scroll-my-20 rounded-field border border-line border-l-4 bg-raised p-3 ${edge}`}
    >
      {text}
    </p>
  )
}
