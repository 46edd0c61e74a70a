import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { proofBucket } from './proofs.service.server.ts'
import { proofsOf } from './transfers.queries.server.ts'

export interface ProofFile {
  readonly name: string
  readonly uploadedAt: Date
  readonly bytes: Uint8Array
}

/** For staff: the stored screenshots of an order; a missing file is skipped. */
export async function* proofFilesOf(
  ctx: Needs<'files'>,
  orderId: string,
): AsyncGenerator<ProofFile> {
  const rows = await inTransaction(ctx, ({ tx }) => proofsOf(tx, [orderId]))
  for (const { file_name: name, uploaded_at: uploadedAt } of rows) {
    const file = await ctx.files.get(proofBucket, name)
    if (file) yield { name, uploadedAt, bytes: file.bytes }
  }
}
