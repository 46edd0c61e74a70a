import { z } from 'zod'

const shape = z.object({
  endpoint: z.string().min(1).max(2000),
  p256dh: z.string().max(100),
  auth: z.string().max(30),
})
/** As the browser described its subscription. */
export type TypedSubscription = z.infer<typeof shape>

type Posted = Readonly<Record<string, unknown>>

export const readSubscription = (posted: Posted): TypedSubscription | null =>
  shape.safeParse(posted).data ?? null

export const readDeviceId = (posted: Posted): string | null =>
  z.uuid().safeParse(posted.device).data ?? null
