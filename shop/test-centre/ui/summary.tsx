import { format } from '#kernel/messages.ts'
import { type TestResults, tally } from '../results/test-result.rules.ts'
import { useTestMessages } from './use-messages.ts'

export function Summary({ results, count }: { results: TestResults; count: number }) {
  const messages = useTestMessages().summary
  const { total, passed, warned, failed } = tally(results)
  const figures = [
    ['total', messages.total, total, 'text-ink'],
    ['passed', messages.passed, passed, 'text-good'],
    ['warned', messages.warned, warned, 'text-warn'],
    ['failed', messages.failed, failed, 'text-bad'],
  ] as const
  return (
    <section aria-label={messages.label} className="grid gap-2">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {figures.map(([id, name, figure, colour]) => (
          <div key={id} data-tally={id} className="flex items-baseline gap-2">
            <dt className="text-soft-ink text-sm">{name}</dt>
            <dd className={`font-bold text-lg tabular-nums ${colour}`}>{figure}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className="sr-only">
        {total > 0 && format(messages.progress, { done: total, count })}
      </p>
    </section>
  )
}
