import { Menu, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { SignOut } from '#web/session/sign-out-button.tsx'
import type { Viewer } from '../layout/viewer.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { LanguageSelect } from './language-select.tsx'
import { NavLinks } from './nav-links.tsx'
import { SearchField } from './search-field.tsx'

/** The menu stays open briefly after a choice, to show it. */
const closeDelay = 150

interface MobileMenuProps {
  readonly viewer: Viewer
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}

/** Search, navigation with every family, order, contact and language below 768 px; opens without JavaScript too. */
export function MobileMenu({ viewer, isOpen, setOpen }: MobileMenuProps) {
  const messages = useFrameMessages()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const closeSoon = () => {
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setOpen(false), closeDelay)
  }
  const pressed = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Its toggle event may still be on the way and would open it again.
    event.currentTarget.open = false
    setOpen(false)
    event.currentTarget.querySelector('summary')?.focus()
  }
  const left = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) closeSoon()
  }
  const Icon = isOpen ? X : Menu
  return (
    <details
      className="shrink-0 md:hidden"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={pressed}
      onBlur={left}
    >
      <summary
        aria-label={messages.menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-field"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </summary>
      <div className="fixed inset-x-0 top-16 bottom-0 overflow-y-auto overscroll-contain border-night-line border-t bg-night px-4 pt-4 pb-8">
        <SearchField look="wide" onDone={closeSoon} />
        <nav aria-label={messages.nav.label} className="mt-4">
          <ul>
            <NavLinks
              viewer={viewer}
              onChoose={closeSoon}
              linkClass="menu-link"
              isMenu
              hereClass="font-bold"
            />
          </ul>
          <a href="/pedido/buscar" className="menu-link">
            {messages.footer.find}
          </a>
        </nav>
        <div className="mt-4">
          <LanguageSelect />
        </div>
        {viewer !== 'visitor' && <SignOut to="/" look="night" className="mt-6 w-full" />}
      </div>
    </details>
  )
}
