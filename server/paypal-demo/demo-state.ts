import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const demoRefund = z.object({ id: z.string(), requestId: z.string(), cents: z.number() })
const demoCapture = z.object({
  id: z.string(),
  requestId: z.string(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED']),
  refunds: z.array(demoRefund),
})
const demoOrder = z.object({
  id: z.string(),
  requestId: z.string(),
  status: z.enum(['PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED']),
  cents: z.number(),
  customId: z.string(),
  invoiceId: z.string(),
  /** Where the payer returns to: paths of this shop. */
  returnPath: z.string(),
  cancelPath: z.string(),
  /** What the next capture is answered with. */
  plan: z.enum(['complete', 'pending', 'decline']),
  capture: demoCapture.nullable(),
  dispute: z.object({ id: z.string(), state: z.enum(['open', 'won', 'lost']) }).nullable(),
})

export type DemoCapture = z.infer<typeof demoCapture>
export type DemoOrder = z.infer<typeof demoOrder>

const maxOrders = 500

/** The payments of the demonstration, in a file beside the embedded database. */
export interface DemoState {
  readonly orders: Map<string, DemoOrder>
  /** Stores what was changed in `orders`. */
  save(): void
}

function storedOrders(file: string): DemoOrder[] {
  try {
    return z.array(demoOrder).parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}

export function openDemoState(dataDir: string): DemoState {
  const file = path.resolve(dataDir, 'paypal-demo.json')
  const orders = new Map(storedOrders(file).map((order) => [order.id, order]))
  return {
    orders,
    save() {
      for (const id of [...orders.keys()].slice(0, -maxOrders)) orders.delete(id)
      fs.mkdirSync(dataDir, { recursive: true })
      fs.writeFileSync(`${file}~`, JSON.stringify([...orders.values()]), { mode: 0o600 })
      fs.renameSync(`${file}~`, file)
    },
  }
}
