import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { messagesHook, useLocale } from '#design/messages-context.tsx'
import { formatPlural } from '#kernel/messages.ts'
import type { messages as texts } from '#shop/tasks/messages/messages.ts'
import { type Task, taskOrder, taskPlaces } from '#shop/tasks/open-tasks.rules.ts'

const useTasksMessages = messagesHook<typeof texts.tasks>('tasks')

/** The open tasks, each with its number and its page; those without entries are left out. */
export function OpenTasks({ waiting }: { waiting: Readonly<Partial<Record<Task, number>>> }) {
  const messages = useTasksMessages()
  const locale = useLocale()
  const open = taskOrder.flatMap((task) => {
    const count = waiting[task] ?? 0
    return count > 0 ? [{ task, count }] : []
  })
  return (
    <section aria-labelledby="espera" className="grid gap-3">
      <h2 id="espera" className="font-bold text-lg">
        {messages.waiting}
      </h2>
      {open.length === 0 && <p className="text-good">{messages.nothing}</p>}
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {open.map(({ task, count }) => (
          <li key={task}>
            <Link
              to={taskPlaces[task]}
              className="flex min-h-12 items-center justify-between gap-4 rounded-card border border-line border-l-4 border-l-warn bg-raised px-4 py-2 no-underline hover:border-ink"
            >
              {formatPlural(locale, messages.tasks[task], count)}
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
