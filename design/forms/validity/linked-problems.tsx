import { useEffect, useRef } from 'react'
import { focusLinked } from '../focus-linked.ts'

interface LinkedProblemsProps {
  readonly sentence: string | null
  /** The fields to correct, by their ids. */
  readonly links: readonly { readonly to: string; readonly text: string }[]
  /** What was sent: whenever it is another that has problems, they take the focus. */
  readonly sent: readonly unknown[]
  readonly isInRow?: boolean
}

/** What is to be corrected, with links to it; in sight when it appears, with scripts and without. */
export function LinkedProblems({ sentence, links, sent, isInRow = false }: LinkedProblemsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent.length > 0) box.current?.focus()
  }, [sent])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts this brings the problems into sight
      autoFocus
      className="rounded-card border border-line border-l-4 border-l-bad bg-raised p-4 outline-none"
    >
      <p className="font-semibold">{sentence}</p>
      <ul className={isInRow ? 'mt-1 flex flex-wrap gap-x-4' : 'mt-1 grid'}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <a
              href={`#${to}`}
              onClick={focusLinked}
              className="inline-flex min-h-11 items-center py-1.5 leading-tight underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
