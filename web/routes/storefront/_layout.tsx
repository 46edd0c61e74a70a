import { Outlet, useLocation } from 'react-router'
import { Spinner } from '#design/spinner.tsx'
import { ToastRegion } from '#design/toasts.tsx'
import { destinationCookie } from '#kernel/destination.ts'
import { servedSession } from '#shop/accounts/served-session.rules.ts'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { countItems } from '#shop/cart/cart.rules.ts'
import { cookieValue } from '#web/browser-storage.ts'
import { cookieCart } from '#web/cart-cookie.server.ts'
import { servedFlash } from '#web/flash.server.ts'
import { openProduct } from '#web/open-product.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { productPage } from '#web/product-page.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { CartPanel } from '#web/sections/cart-panel.tsx'
import { Consent } from '#web/sections/consent.tsx'
import { DiscountPopup } from '#web/sections/discount-popup.tsx'
import { Flash } from '#web/sections/flash.tsx'
import { FloatingLinks } from '#web/sections/floating-links.tsx'
import { Footer } from '#web/sections/footer.tsx'
import { Header } from '#web/sections/header.tsx'
import { ProductChanges } from '#web/sections/keeping.tsx'
import { ConnectionBar } from '#web/sections/line-bar.tsx'
import { OfflineGuard, useHeldStep } from '#web/sections/lost-line.tsx'
import { Maintenance } from '#web/sections/maintenance.tsx'
import { ProductModal } from '#web/sections/product-modal.tsx'
import { ShippingStrip } from '#web/sections/shipping-banner.tsx'
import { ShopBanner } from '#web/sections/shop-banner.tsx'
import { SkipLink } from '#web/sections/skip-link.tsx'
import { useEntering } from '#web/sections/use-entering.ts'
import { sessionInPage } from '#web/session-in-page.ts'
import { useFrameMessages } from '#web/use-page-messages.ts'
import { isStaffPath, viewerOf } from '#web/viewer.ts'
import type { Route } from './+types/_layout'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const opened = await openProduct(ctx, new URL(request.url).searchParams)
  const openPage: PageInfo | null = opened.detail && productPage(opened.detail.product)
  const cookies = request.headers.get('Cookie') ?? ''
  return {
    opened,
    openPage,
    viewer: viewerOf(ctx.actor.role),
    session: ctx.user && servedSession(ctx.user),
    cartCount: countItems(cookieCart(request).lines),
    flash: servedFlash(ctx, request),
    hasChosen: cookieValue(cookies, destinationCookie) !== null,
  }
}

/** What the address shows; on the way through the gate, that it is being asked. */
function Page() {
  const messages = useAccountMessages().gate
  return useEntering() ? <Spinner label={messages.loading} className="min-h-96" /> : <Outlet />
}

/** Stands alone, for it looks again at every step, and the frame need not. */
function Content() {
  const { step, isLost } = useHeldStep()
  return isLost ? <OfflineGuard step={step} /> : <Page />
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const { viewer, opened, cartCount, flash, hasChosen, session } = loaderData
  const messages = useFrameMessages().toasts
  const isPanel = isStaffPath(useLocation().pathname)
  const sessionBlock = viewer === 'visitor' ? null : (session ?? sessionInPage())
  return (
    <>
      <SkipLink />
      {!isPanel && <Consent />}
      <ConnectionBar />
      {!isPanel && (
        <>
          <Header viewer={viewer} cartCount={cartCount} />
          <div className="h-16 md:h-18 print:hidden" />
          <Maintenance viewer={viewer} />
          <ShopBanner />
          <ShippingStrip asks={!hasChosen} />
        </>
      )}
      <main id="contenido" tabIndex={-1} className="outline-none">
        <Flash served={flash} />
        <Content />
      </main>
      {!isPanel && (
        <>
          <DiscountPopup />
          <Footer viewer={viewer} />
          <FloatingLinks />
          <ProductModal {...opened} />
          <CartPanel />
        </>
      )}
      <ToastRegion label={messages.label} closeLabel={messages.close} />
      <ProductChanges session={sessionBlock} openedSlug={opened.detail?.product.slug ?? null} />
    </>
  )
}
