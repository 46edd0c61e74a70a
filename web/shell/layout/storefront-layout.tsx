import { Outlet, useLocation } from 'react-router'
import { Spinner } from '#design/spinner.tsx'
import { ToastRegion } from '#design/toasts/toasts.tsx'
import { destinationCookie } from '#kernel/destination.ts'
import { servedSession } from '#shop/accounts/sessions/served-session.rules.ts'
import { useSessionMessages } from '#shop/accounts/ui/use-messages.ts'
import { countItems } from '#shop/cart/cart.rules.ts'
import { isRestricted } from '#shop/permissions/panel-access.rules.ts'
import { cookieCart } from '#web/cart/cart-cookie.server.ts'
import { DiscountPopup } from '#web/cart/coupon/discount-popup.tsx'
import { CartPanel } from '#web/cart/panel/cart-panel.tsx'
import { openProduct } from '#web/catalogue/product/open-product.server.ts'
import { ProductModal } from '#web/catalogue/product/product-modal.tsx'
import { productPage } from '#web/catalogue/product/product-page.ts'
import { ConnectionBar } from '#web/offline/connection-bar.tsx'
import { OfflineGuard, useHeldStep } from '#web/offline/offline-guard.tsx'
import { offlinePath } from '#web/offline/offline-pages.rules.ts'
import { SlowNotice } from '#web/offline/slow-notice.tsx'
import { sessionInPage } from '#web/session/session-in-page.ts'
import { Consent } from '../consent/consent.tsx'
import type { PageInfo } from '../document/page-info.ts'
import { FloatingLinks } from '../footer/floating-links.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { SkipLink } from '../header/skip-link.tsx'
import { servedFlash } from '../notices/flash.server.ts'
import { Flash } from '../notices/flash-message.tsx'
import { cookieValue } from '../request/browser-storage.ts'
import { requestCtx } from '../request/request-ctx.server.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import type { Route } from './+types/storefront-layout'
import { BackgroundTasks } from './background-tasks.tsx'
import { Maintenance } from './maintenance.tsx'
import { ShippingStrip } from './shipping-banner.tsx'
import { ShopBanner } from './shop-banner.tsx'
import { useAccessPending } from './use-access-pending.ts'
import { isOrderPath, isStaffPath, viewerOf } from './viewer.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { pathname, searchParams } = new URL(request.url)
  const opened = await openProduct(ctx, searchParams)
  const openPage: PageInfo | null = opened.detail && productPage(opened.detail.product)
  const cookies = request.headers.get('Cookie') ?? ''
  return {
    opened,
    openPage,
    viewer: viewerOf(ctx.actor.role),
    ...(ctx.actor.role === 'admin' && !isRestricted(ctx.user) && { mayClose: true }),
    session: ctx.user && servedSession(ctx.user),
    cartCount: countItems(cookieCart(request).lines),
    flash: servedFlash(ctx, request),
    hasChosen: pathname === offlinePath ? null : cookieValue(cookies, destinationCookie) !== null,
  }
}

/** The current page; a loading indicator while a protected page is requested. */
function Page() {
  const messages = useSessionMessages().gate
  return useAccessPending() ? <Spinner label={messages.loading} className="min-h-96" /> : <Outlet />
}

/** A component of its own, so that navigations do not re-render the frame. */
function Content() {
  const { step, isLost } = useHeldStep()
  return isLost ? <OfflineGuard step={step} /> : <Page />
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const { viewer, opened, cartCount, flash, session } = loaderData
  const messages = useFrameMessages().toasts
  const { pathname } = useLocation()
  const isPanel = isStaffPath(pathname)
  // what is ordered goes where it goes, and the checkout has a switch of its own
  const isOrdered = isOrderPath(pathname)
  const hasChosen = isOrdered ? null : loaderData.hasChosen
  const sessionBlock = viewer === 'visitor' ? null : (session ?? sessionInPage())
  return (
    <>
      <SkipLink isPanel={isPanel} />
      {!isPanel && <Consent />}
      <ConnectionBar />
      {!isPanel && (
        <>
          <Header viewer={viewer} cartCount={cartCount} hasChosen={hasChosen} />
          <div className="h-16 md:h-18 print:hidden" />
          <Maintenance hasSwitch={loaderData.mayClose} />
          <ShopBanner />
          {!isOrdered && <ShippingStrip hasChosen={hasChosen} />}
        </>
      )}
      <main id="contenido" tabIndex={-1} className="outline-none">
        <Flash served={flash} />
        <Content />
      </main>
      {!isPanel && (
        <>
          <DiscountPopup />
          <Footer viewer={viewer} isOrdered={isOrdered} />
          <FloatingLinks />
          <ProductModal {...opened} />
          <CartPanel />
        </>
      )}
      <ToastRegion label={messages.label} closeLabel={messages.close}>
        <SlowNotice />
      </ToastRegion>
      <BackgroundTasks session={sessionBlock} openedSlug={opened.detail?.product.slug ?? null} />
    </>
  )
}
