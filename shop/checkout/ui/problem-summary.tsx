import { useEffect, useRef } from 'react'
import { useLocale } from '#design/words-context.tsx'
import { fillCount } from '#kernel/words.ts'
import { useProblems } from './typed-form.tsx'
import { useCheckoutWords } from './use-checkout-words.ts'

/** How many things are to be corrected, each a way to its field; it is read out when it appears. */
export function ProblemSummary() {
  const words = useCheckoutWords()
  const locale = useLocale()
  const problems = useProblems()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problems.length > 0) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  const sentences = words.problems as Readonly<Record<string, string>>
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-line border-l-4 border-l-bad bg-raised p-4 outline-none"
    >
      <p className="font-semibold">{fillCount(locale, words.mend, problems.length)}</p>
      <ul className="mt-1 grid">
        {problems.map(({ field, code }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {sentences[code] ?? code}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
