import { Menu, Wrench, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#design/button.tsx'
import { PanelForm } from '#design/forms/panel-form.tsx'
import { FieldTextsProvider } from '#design/forms/validity/field-validity.ts'
import { isPermitted } from '#shop/permissions/panel-access.rules.ts'
import { SignOut } from '#web/session/sign-out-button.tsx'
import { LanguageSelect } from '#web/shell/header/language-select.tsx'
import { Logo } from '#web/shell/header/logo.tsx'
import { useShop } from '#web/shell/layout/use-shop.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'
import { PanelSearch, PanelSearchInBar } from '../search/panel-search.tsx'
import { AdminNavLinks } from './admin-nav-links.tsx'
import { PageHelp } from './page-help.tsx'
import { useStaff } from './staff-context.ts'
import { UnsavedBadge } from './unsaved-badge.tsx'

/** The panel's menu below 1024 px; opens without JavaScript too. */
function PanelMenu() {
  const messages = useAdminMessages()
  const [isOpen, setOpen] = useState(false)
  const pressed = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    setOpen(false)
    event.currentTarget.querySelector('summary')?.focus()
  }
  const Icon = isOpen ? X : Menu
  return (
    <details
      className="lg:hidden"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={pressed}
    >
      <summary
        aria-label={messages.menu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-field"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </summary>
      <nav
        aria-label={messages.label}
        className="absolute inset-x-0 top-16 z-40 max-h-[calc(100vh-4rem)] overflow-y-auto overscroll-contain border-line border-b bg-paper px-4 pt-3 pb-6 text-ink shadow-card"
      >
        <PanelSearch look="wide" onDone={() => setOpen(false)} />
        <AdminNavLinks onChoose={() => setOpen(false)} />
        <div className="on-night mt-4 rounded-field bg-night p-3 text-on-night">
          <LanguageSelect />
        </div>
        <SignOut to="/" className="mt-4 w-full" />
      </nav>
    </details>
  )
}

function TopBar() {
  const messages = useAdminMessages()
  const { shopName } = useShop().facts
  return (
    <header className="on-night sticky top-0 z-30 bg-night text-on-night print:hidden">
      <div className="flex h-16 items-center gap-2 px-4 lg:px-6">
        <Link to="/admin" className="mr-auto flex min-h-11 items-center gap-2 rounded-field">
          <Logo name={shopName} nameClass="max-sm:hidden lg:max-xl:hidden" />{' '}
          <span className="border-night-line border-l pl-2 text-sm max-[22rem]:sr-only">
            {messages.panel}
          </span>
        </Link>
        <div className="max-lg:hidden">
          <PanelSearchInBar />
        </div>
        <UnsavedBadge />
        <PageHelp />
        <Link to="/" className="flex min-h-11 items-center rounded-field px-2 text-sm underline">
          {messages.shop}
        </Link>
        <div className="max-lg:hidden">
          <LanguageSelect />
        </div>
        <SignOut look="night" className="max-lg:hidden" />
        <PanelMenu />
      </div>
    </header>
  )
}

/** The panel's links beside the page, with the entry of the page in sight. */
function SideNav() {
  const messages = useAdminMessages()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!nav.current || !current) return
    const [list, entry] = [nav.current.getBoundingClientRect(), current.getBoundingClientRect()]
    if (entry.top < list.top || entry.bottom > list.bottom)
      nav.current.scrollTop += entry.top - list.top - list.height / 2
  }, [pathname])
  return (
    <nav
      ref={nav}
      aria-label={messages.label}
      className="sticky top-16 max-h-[calc(100vh-4rem)] self-start overflow-y-auto border-line border-r p-3 max-lg:hidden print:hidden"
    >
      <AdminNavLinks />
    </nav>
  )
}

/** Nobody can buy: seen on every page of the panel until it is open again. */
function ShopClosed() {
  const messages = useAdminMessages().closed
  const { maintenance } = useShop().facts
  const { pathname, search } = useLocation()
  const mayOpen = isPermitted(useStaff(), 'everything')
  return (
    <div aria-live="polite" className="print:hidden">
      {maintenance && (
        <PanelForm
          countsWork={false}
          reloadDocument
          action="/ajustes/mantenimiento"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-warn border-b-2 bg-raised px-4 py-2 font-semibold lg:px-6"
        >
          <Wrench aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-warn" />
          <span className="min-w-0 flex-1 basis-48">{messages.text}</span>
          {mayOpen && (
            <>
              <input type="hidden" name="back" value={pathname + search} />
              <Button type="submit" name="on" value="false">
                {messages.open}
              </Button>
            </>
          )}
        </PanelForm>
      )}
    </div>
  )
}

/** The frame of every page of the panel: its navigation and the number of unsaved changes. */
export function AdminFrame({ note, children }: { note: ReactNode; children: ReactNode }) {
  const messages = useAdminMessages()
  return (
    <>
      <TopBar />
      <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <SideNav />
        <div
          id="contenido-panel"
          tabIndex={-1}
          className="dense min-w-0 scroll-mt-16 outline-none [&_.page]:mx-0"
        >
          <ShopClosed />
          <div className="page pt-4 empty:hidden lg:pt-2 print:hidden">{note}</div>
          <FieldTextsProvider value={messages.fields}>{children}</FieldTextsProvider>
        </div>
      </div>
    </>
  )
}
