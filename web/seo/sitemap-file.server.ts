import type { Ctx } from '#platform/ctx.ts'
import { listedAddresses } from '#shop/catalogue/products/addresses.service.server.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import {
  type MappedPage,
  mapEnd,
  mapStart,
  pageEntries,
  productsInFile,
  publicPages,
} from './sitemap-entries.ts'

async function* fileText(ctx: Ctx, part: number, newest: string | null): AsyncGenerator<string> {
  const entries = (pages: readonly MappedPage[]) =>
    pages.map((page) => pageEntries(ctx.shopUrl, page)).join('')
  yield mapStart
  if (part === 1) yield entries(publicPages(newest))
  const requested = { skip: (part - 1) * productsInFile, take: productsInFile }
  for await (const products of listedAddresses(ctx, requested))
    yield entries(products.map((one) => ({ path: productPath(one), changed: one.updatedAt })))
  yield mapEnd
}

/** One file of the sitemap, streamed while it is read, so that its length costs no memory. */
export function sitemapFile(ctx: Ctx, part: number, newest: string | null) {
  const texts = fileText(ctx, part, newest)
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await texts.return(undefined)
    },
  })
}
