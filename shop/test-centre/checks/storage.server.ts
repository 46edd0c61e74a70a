import { randomBytes, randomUUID } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import { proofBucket } from '#shop/payments/manual-transfer/proofs.service.server.ts'
import { findingMessages } from '../messages.server.ts'
import type { Finding } from '../results/test-result.rules.ts'

/** Writes a file to the bucket of the screenshots, reads it back and deletes it. */
export async function fileStored(ctx: Ctx): Promise<Finding> {
  const { files } = ctx
  const messages = findingMessages(ctx)
  const name = `prueba-${randomUUID()}.bin`
  const bytes = randomBytes(1024)
  let isSame = false
  try {
    await files.put(proofBucket, name, bytes, { contentType: 'application/octet-stream' })
    isSame = (await files.get(proofBucket, name))?.bytes.equals(bytes) ?? false
  } finally {
    await files.remove(proofBucket, name)
  }
  const isGone = (await files.get(proofBucket, name)) === null
  if (!isSame) return { status: 'error', message: messages.fileDiffers }
  return isGone
    ? { status: 'success', message: messages.fileStored }
    : { status: 'error', message: messages.fileStays }
}
