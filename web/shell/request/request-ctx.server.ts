import { createContext } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'

/** The key under which a request carries its Ctx. */
export const requestCtx = createContext<Ctx>()

/** What was thrown while the pages answered a request. */
export type Faults = unknown[]
export const requestFaults = createContext<Faults>()

/** Why a request is refused before it is answered, where it is; it was answered with a fault before. */
export interface RequestRefusal {
  readonly code: string
}
export const requestRefusal = createContext<RequestRefusal | null>(null)
