import type { orderForStaff } from '../admin-order.server.ts'

/** What the page of an order shows. */
export type Shown = NonNullable<Awaited<ReturnType<typeof orderForStaff>>> & {
  /** The result of the last upload. */
  readonly ofImage: string
}
