interface NoticeProps {
  readonly text: string | null | undefined | false
  readonly isBad?: boolean
}

/** The result of the last action; a refusal is announced at once. */
export function Notice({ text, isBad = false }: NoticeProps) {
  if (!text) return null
  const edge = isBad ? 'border-l-bad' : 'border-l-good'
  return (
    <p
      role={isBad ? 'alert' : 'status'}
      className={`rounded-field border border-line border-l-4 bg-raised p-3 ${edge}`}
    >
      {text}
    </p>
  )
}
