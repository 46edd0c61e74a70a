import type { KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { TextLink } from '#design/text-link.tsx'
import { useAdminMessages, useHelpMessages } from '#web/shell/request/use-page-messages.ts'
import { wordAt } from './admin-nav.ts'

const close = (event: KeyboardEvent<HTMLDetailsElement>) => {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

/** What the page that is open is for; it opens without JavaScript too. */
export function PageHelp() {
  const messages = useHelpMessages()
  const { nav } = useAdminMessages()
  const { pathname } = useLocation()
  const word = wordAt(pathname)
  if (!word) return null
  return (
    <details key={pathname} className="relative" onKeyDown={close}>
      <summary
        aria-label={messages.label}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-field"
      >
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full border border-on-night font-bold"
        >
          ?
        </span>
      </summary>
      <div className="absolute top-12 right-0 z-40 grid w-96 gap-2 rounded-card border border-line bg-paper p-4 text-ink text-sm shadow-card max-sm:fixed max-sm:inset-x-4 max-sm:top-16 max-sm:w-auto">
        <p className="font-bold">{nav[word]}</p>
        <p>{messages.pages[word]}</p>
        <TextLink to={`/admin/manual#${word}`}>{messages.manual}</TextLink>
      </div>
    </details>
  )
}
