import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { format } from '#kernel/messages.ts'
import { CartButton } from '#web/cart/panel/cart-button.tsx'
import { DestinationSwitch } from '../destination/destination-switch.tsx'
import { useShop } from '../layout/use-shop.ts'
import type { Viewer } from '../layout/viewer.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { useIsHeaderHidden } from '../scrolling/frame-scroll.ts'
import { scrollToTop } from '../scrolling/scroll-to.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { SearchField } from './search-field.tsx'

interface HeaderProps {
  readonly viewer: Viewer
  readonly cartCount: number
  /** False on a first visit: the page asks for the destination, and one switch is enough. Null where none would work. */
  readonly hasChosen: boolean | null
}

/** Fixed above every page but the panel; on a desktop it is hidden while scrolling down. */
export function Header({ viewer, cartCount, hasChosen }: HeaderProps) {
  const isHidden = useIsHeaderHidden()
  const messages = useFrameMessages()
  const { shopName } = useShop().facts
  const { pathname } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  // a long name needs three lines here; a narrower phone has the room for the sign alone
  const narrow = shopName.length > 10 ? 'max-[479px]:hidden' : 'max-[429px]:hidden'
  const awayStyle =
    isHidden && !isMenuOpen ? 'md:-translate-y-full md:has-focus-visible:translate-y-0' : ''
  return (
    <header
      data-hidden={isHidden && !isMenuOpen}
      className={`on-night fixed inset-x-0 top-0 z-40 bg-night text-on-night transition-transform duration-200 print:hidden ${awayStyle}`}
    >
      <div className="page flex h-16 items-center md:h-18 md:gap-2">
        <Link
          to="/"
          aria-label={format(messages.logo, { shop: shopName })}
          onClick={() => pathname === '/' && scrollToTop()}
          className="logo-place mr-auto flex min-h-11 min-w-0 items-center rounded-field"
        >
          <Logo name={shopName} nameClass={narrow} />
        </Link>
        <nav aria-label={messages.nav.label} className="shrink-0 max-xl:w-min max-md:hidden">
          <ul className="flex items-center">
            <NavLinks
              viewer={viewer}
              linkClass="nav-link flex min-h-11 items-center px-1 text-center text-sm leading-tight lg:px-1.5 xl:whitespace-nowrap xl:px-2"
              hereClass="font-bold"
            />
          </ul>
        </nav>
        <SearchField look="expanding" />
        {hasChosen && <DestinationSwitch ground="night" className="shrink-0 md:max-lg:hidden" />}
        <CartButton served={cartCount} />
        <MobileMenu viewer={viewer} isOpen={isMenuOpen} setOpen={setMenuOpen} />
      </div>
    </header>
  )
}
