import type { Ctx } from '#platform/ctx.ts'
import { type Entry, zippedPieces } from '#platform/zip.ts'
import { imageFilesOf } from '#shop/orders/images/images.service.server.ts'
import { proofFilesOf } from '#shop/payments/manual-transfer/proof-files.service.server.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import { exportSheets, type SheetParser } from './export-sheets.server.ts'
import { type ExportFile, exportFile } from './shipment-papers.service.server.ts'

/** The entries that need no file of their own. */
function papers(file: ExportFile, parser: SheetParser): Entry[] {
  const { declaration } = file
  return [
    { name: 'export-file.json', text: JSON.stringify(file, null, 2) },
    ...exportSheets(file, parser),
    ...(declaration
      ? [
          { name: 'declaration.txt', text: declaration.text },
          { name: 'declaration.txt.sha256', text: `${declaration.textHash}  declaration.txt\n` },
        ]
      : []),
  ]
}

const folders = {
  hand_over: 'agency-photos',
  delivery: 'delivery-photos',
  damage: 'damage-photos',
} as const

/** Images are read and streamed one at a time. */
async function* entries(ctx: Ctx, file: ExportFile, parser: SheetParser): AsyncGenerator<Entry> {
  yield* papers(file, parser)
  for await (const { name, bytes } of proofFilesOf(ctx, file.orderId))
    yield { name: `payment-proofs/${name}`, text: bytes }
  for await (const { name, kind, bytes } of imageFilesOf(ctx, file.orderId))
    yield { name: `${folders[kind]}/${name}`, text: bytes }
}

interface Reading extends Pick<SheetParser, 'sheets' | 'orders'> {
  /** Who the users with these ids are. */
  readonly namesOf: (ids: readonly (string | null)[]) => Promise<ReadonlyMap<string, string>>
}

/** The export file with all its documents as an archive; null where there is no such order. */
export async function exportArchive(ctx: Ctx, number: string, { namesOf, ...messages }: Reading) {
  const file = await exportFile(ctx, number)
  if (!file) return null
  const methods = await allMethods(ctx)
  const parser = {
    ...messages,
    locale: ctx.locale,
    methodNames: new Map(methods.map(({ method, name }) => [method as string, name])),
    userNames: await namesOf(file.history.map(({ by_user }) => by_user)),
  }
  return { orderNumber: file.orderNumber, pieces: zippedPieces(entries(ctx, file, parser)) }
}
