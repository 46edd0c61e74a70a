import { Outlet, useLocation } from 'react-router'
import { ToastRegion } from '#design/toasts.tsx'
import { openProduct } from '#web/open-product.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { productPage } from '#web/product-page.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { FloatingLinks } from '#web/sections/floating-links.tsx'
import { Footer } from '#web/sections/footer.tsx'
import { Header } from '#web/sections/header.tsx'
import { LostLine, useHeldStep } from '#web/sections/lost-line.tsx'
import { ProductModal } from '#web/sections/product-modal.tsx'
import { ShippingStrip } from '#web/sections/shipping-banner.tsx'
import { SkipLink } from '#web/sections/skip-link.tsx'
import { useArrival } from '#web/sections/use-arrival.ts'
import { useChangeFeed } from '#web/sections/use-change-feed.ts'
import { useDestinationMirror } from '#web/sections/use-destination-mirror.ts'
import { useFrameScroll } from '#web/sections/use-frame-scroll.ts'
import { useFrameWords } from '#web/use-page-words.ts'
import { useShop } from '#web/use-shop.ts'
import { isAdminPath, viewerOf } from '#web/viewer.ts'
import type { Route } from './+types/_layout'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const opened = await openProduct(ctx, new URL(request.url).searchParams)
  const openPage: PageInfo | null = opened.detail && productPage(opened.detail.product)
  return { opened, openPage, viewer: viewerOf(ctx.actor.role) }
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  const { viewer, opened } = loaderData
  const words = useFrameWords().toasts
  const { isHidden, section } = useFrameScroll()
  const hasHeader = !isAdminPath(useLocation().pathname)
  const step = useHeldStep()
  useArrival()
  useChangeFeed()
  useDestinationMirror(useShop().destination)
  return (
    <>
      <SkipLink />
      {hasHeader && (
        <>
          <Header viewer={viewer} cartCount={0} section={section} isHidden={isHidden} />
          <div className="h-16 md:h-18 print:hidden" />
          <ShippingStrip />
        </>
      )}
      <main id="contenido" tabIndex={-1} className="outline-none">
        {step.state === 'blocked' ? <LostLine step={step} /> : <Outlet />}
      </main>
      <Footer viewer={viewer} section={section} />
      <FloatingLinks isAway={isHidden} />
      <ProductModal {...opened} />
      <ToastRegion label={words.label} closeLabel={words.close} />
    </>
  )
}
