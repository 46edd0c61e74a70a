import { data } from 'react-router'
import { productsAs } from '#shop/catalogue/files/sheets.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/product-export'

const files = { 'productos.csv': 'csv', 'productos.xlsx': 'xlsx' } as const
const isFile = (name: string): name is keyof typeof files => Object.hasOwn(files, name)

/** All products as a file that can be imported again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  if (!isFile(params.file)) throw data(null, { status: 404 })
  const { bytes, type } = await productsAs(ctx, files[params.file])
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="girasol-${params.file}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
