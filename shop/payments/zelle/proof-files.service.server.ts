import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { proofBucket } from './proofs.service.server.ts'
import { proofsOf } from './zelle.queries.server.ts'

export interface ProofFile {
  readonly name: string
  readonly uploadedAt: Date
  readonly bytes: Uint8Array
}

/** For staff: the screenshots of an order as they are kept; one whose file is gone is left out. */
export async function proofFilesOf(ctx: Needs<'files'>, orderId: string): Promise<ProofFile[]> {
  const rows = await inTransaction(ctx, ({ tx }) => proofsOf(tx, [orderId]))
  const files: ProofFile[] = []
  for (const { file_name: name, uploaded_at: uploadedAt } of rows) {
    const file = await ctx.files.get(proofBucket, name)
    if (file) files.push({ name, uploadedAt, bytes: file.bytes })
  }
  return files
}
