import { Outlet } from 'react-router'
import { openProduct } from '#web/open-product.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { productPage } from '#web/product-page.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { ProductModal } from '#web/sections/product-modal.tsx'
import type { Route } from './+types/_layout'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const opened = await openProduct(ctx, new URL(request.url).searchParams)
  const openPage: PageInfo | null = opened.detail && productPage(opened.detail.product)
  return { opened, openPage }
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <ProductModal {...loaderData.opened} />
    </>
  )
}
