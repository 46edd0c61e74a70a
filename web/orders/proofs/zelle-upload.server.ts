import type { Ctx } from '#platform/ctx.ts'
import { type ProofFields, proofFields } from '#shop/payments/manual-transfer/proof.input.ts'
import {
  addProof,
  type ProofRefusal,
} from '#shop/payments/manual-transfer/proofs.service.server.ts'

export interface UploadResult {
  readonly saved: 'kept' | 'known' | null
  readonly problem: ProofRefusal | null
  readonly input: ProofFields | null
}

const bytesOf = async (file: FormDataEntryValue | null): Promise<Buffer> =>
  file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)

/** Handles the form of a proof; its size was limited before it was read. */
export async function handleUpload(
  ctx: Ctx,
  orderId: string,
  request: Request,
): Promise<UploadResult> {
  const form = await request.formData().catch(() => new FormData())
  const fields = proofFields.parse(Object.fromEntries(form))
  const added = await addProof(ctx, orderId, { bytes: await bytesOf(form.get('file')), fields })
  return added.ok
    ? { saved: added.value, problem: null, input: null }
    : { saved: null, problem: added.code, input: fields }
}
