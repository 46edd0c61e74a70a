import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction } from '#platform/database/transaction.ts'
import { partProofsOf } from '../parts/part-transfers.queries.server.ts'
import { proofBucket } from './proofs.service.server.ts'
import { forgetSenders, proofsOf } from './transfers.queries.server.ts'

export interface ProofFile {
  readonly name: string
  readonly uploadedAt: Date
  readonly bytes: Uint8Array
}

/** For staff: the stored screenshots of an order and of its parts; a missing file is skipped. */
export async function* proofFilesOf(
  ctx: Needs<'files'>,
  orderId: string,
): AsyncGenerator<ProofFile> {
  const rows = await inTransaction(ctx, async ({ tx }) => [
    ...(await proofsOf(tx, [orderId])),
    ...(await partProofsOf(tx, orderId)),
  ])
  for (const { file_name: name, uploaded_at: uploadedAt } of rows) {
    const file = await ctx.files.get(proofBucket, name)
    if (file) yield { name, uploadedAt, bytes: file.bytes }
  }
}

/** For staff who erase a customer: forgets whose the proofs of these orders were; returns their images, to be dropped afterwards. */
export const forgetProofs = (ctx: Needs, orderIds: readonly string[]): Promise<readonly string[]> =>
  asSystemWithin(ctx, 'a customer is erased', ({ tx }) => forgetSenders(tx, orderIds))

export async function dropProofFiles(
  { files }: Pick<Needs<'files'>, 'files'>,
  names: readonly string[],
) {
  for (const name of names) await files.remove(proofBucket, name)
}
