import { Link } from 'react-router'
import type { Crumb } from '#web/seo/structured-data.ts'
import { useProductMessages } from '#web/shell/request/use-page-messages.ts'

/** The path from the home page; the last entry is the current page. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const messages = useProductMessages()
  return (
    <nav aria-label={messages.breadcrumbs} className="text-sm text-soft-ink print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((crumb, index) => (
          <li key={crumb.path} className="flex items-center gap-x-2">
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link
                to={crumb.path}
                className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink"
              >
                {crumb.name}
              </Link>
            )}
            {index < trail.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
