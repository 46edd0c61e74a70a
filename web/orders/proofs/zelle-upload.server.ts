import { refusalOfFile } from '#kernel/images/image-file.ts'
import { addDays, dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type ProofFields,
  type ProofProblems,
  proofFields,
  proofProblems,
} from '#shop/payments/manual-transfer/proof.input.ts'
import {
  addProof,
  type ProofRefusal,
} from '#shop/payments/manual-transfer/proofs.service.server.ts'

export interface UploadProblems extends ProofProblems {
  readonly file?: ProofRefusal | 'file_again'
}

export interface UploadResult {
  readonly saved: 'kept' | 'known' | null
  readonly problems: UploadProblems
  readonly input: ProofFields | null
}

const bytesOf = async (file: FormDataEntryValue | null): Promise<Buffer> =>
  file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)

/** A day before it is a slip of the hand: no order waits that long for its transfer. */
const maxWaitDays = 90

/** Handles the form of a proof; its size was limited before it was read. Every field that is wrong is named. */
export async function handleUpload(
  ctx: Ctx,
  orderId: string,
  request: Request,
): Promise<UploadResult> {
  const form = await request.formData().catch(() => new FormData())
  const posted = Object.fromEntries(form)
  const input = proofFields.parse(posted)
  const bytes = await bytesOf(form.get('file'))
  const details = proofProblems(posted, {
    first: addDays(dayOf(ctx.now), -maxWaitDays),
    last: addDays(dayOf(ctx.now), 1),
  })
  // a browser does not send back the file that was chosen
  if (Object.keys(details).length > 0)
    return {
      saved: null,
      problems: { file: refusalOfFile(bytes) ?? 'file_again', ...details },
      input,
    }
  const added = await addProof(ctx, orderId, { bytes, fields: input })
  return added.ok
    ? { saved: added.value, problems: {}, input: null }
    : { saved: null, problems: { file: added.code }, input }
}
