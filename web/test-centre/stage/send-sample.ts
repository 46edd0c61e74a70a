import { sampleOrder } from '#shop/test-centre/sample-order.rules.ts'

export type Sent =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string }

interface ActionResult {
  readonly data?: { readonly id?: string } | null
  readonly error?: { readonly message?: string } | null
}

/** Sends the sample through the function of every confirmation; an empty message without a response. */
export async function sendSample(): Promise<Sent> {
  try {
    const response = await fetch('/functions/v1/send-order-confirmation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(sampleOrder),
    })
    const { data, error } = (await response.json()) as ActionResult
    if (response.ok && data?.id) return { ok: true, id: data.id }
    return { ok: false, message: error?.message ?? '' }
  } catch {
    return { ok: false, message: '' }
  }
}
