import { createContext } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'

/** The key under which a request carries its Ctx. */
export const requestCtx = createContext<Ctx>()

/** What was thrown while the pages handled a request. */
export type Faults = unknown[]
export const requestFaults = createContext<Faults>()

/** Why a request is refused before it is handled, if it is; it led to a fault before. */
export interface RequestRefusal {
  readonly code: string
  /** 403 where none is given. */
  readonly status?: number
}
export const requestRefusal = createContext<RequestRefusal | null>(null)
