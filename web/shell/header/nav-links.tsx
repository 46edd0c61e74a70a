import { Link, useLocation } from 'react-router'
import { accountEntries, isAccountPath, type Viewer } from '../layout/viewer.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { useIsInView } from '../scrolling/frame-scroll.ts'
import { scrollToTop } from '../scrolling/scroll-to.ts'

const pages = [
  { to: '/', word: 'home' },
  { to: '/calculadora-solar', word: 'calculator' },
  { to: '/energia-portatil', word: 'portable' },
  { to: '/panelessolarescuba', word: 'panels' },
  { to: '/inversores', word: 'inverters' },
  { to: '/baterias', word: 'batteries' },
  { to: '/catalogo', word: 'catalogue' },
] as const
const inMenu = [
  ...pages,
  { to: '/catalogo?category=kit', word: 'kits' },
  { to: '/accesorios', word: 'accessories' },
  { to: '#contacto', word: 'contact' },
] as const

interface NavLinksProps {
  readonly viewer: Viewer
  readonly linkClass: string
  readonly hereClass: string
  /** The menu of a phone has more entries than the header has room for. */
  readonly isMenu?: boolean
  readonly onChoose?: () => void
}

/** The shop's navigation; the entries of the header are the first in the menu too. */
export function NavLinks({ viewer, linkClass, hereClass, isMenu, onChoose }: NavLinksProps) {
  const messages = useFrameMessages().nav
  const isAtContact = useIsInView('contacto')
  const { pathname } = useLocation()
  const isHere = (to: string) => {
    if (to === '/') return pathname === '/' && !isAtContact
    return pathname === to || pathname.startsWith(`${to}/`)
  }
  const choose = (to: string) => {
    if (to === pathname) scrollToTop()
    onChoose?.()
  }
  const entries = [
    ...(isMenu ? inMenu : pages).map((page) => ({ ...page, here: isHere(page.to) })),
    ...accountEntries(viewer).map((entry) => ({
      ...entry,
      here: isHere(entry.to) || (entry.word !== 'testSuite' && isAccountPath(pathname)),
    })),
  ]
  return entries.map(({ to, word, here }) => (
    <li key={to}>
      <Link
        to={to}
        aria-current={here ? 'page' : undefined}
        className={`${linkClass} ${here ? hereClass : ''}`}
        onClick={() => choose(to)}
      >
        {messages[word]}
      </Link>
    </li>
  ))
}
