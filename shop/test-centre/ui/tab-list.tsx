import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Tab, tabByKey, tabs, tabUrl } from '../tabs.rules.ts'
import { useTestMessages } from './use-messages.ts'

export const tabId = (tab: Tab): string => `tab-${tab}`
export const panelId = 'panel-of-tests'

/** Tabs: links without scripts, else one tab stop with arrow keys. */
export function TabList({ chosen }: { chosen: Tab }) {
  const messages = useTestMessages()
  const navigate = useNavigate()
  const pressed = (event: KeyboardEvent) => {
    const next = tabByKey(chosen, event.key)
    if (next === null) return
    event.preventDefault()
    document.getElementById(tabId(next))?.focus()
    void navigate(tabUrl(next), { preventScrollReset: true })
  }
  return (
    <div
      role="tablist"
      aria-label={messages.tabsLabel}
      className="flex flex-wrap gap-1 border-line border-b"
    >
      {tabs.map((tab) => (
        <Link
          key={tab}
          id={tabId(tab)}
          role="tab"
          to={tabUrl(tab)}
          preventScrollReset
          aria-selected={tab === chosen}
          aria-controls={tab === chosen ? panelId : undefined}
          tabIndex={tab === chosen ? 0 : -1}
          onKeyDown={pressed}
          className="-mb-px flex min-h-11 items-center whitespace-nowrap border-transparent border-b-3 px-3 font-semibold text-soft-ink no-underline hover:text-ink aria-selected:border-sun aria-selected:text-ink"
        >
          {messages.tabs[tab]}
        </Link>
      ))}
    </div>
  )
}
