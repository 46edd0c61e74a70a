import { createContext } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'

/** The key under which a request carries its Ctx. */
export const requestCtx = createContext<Ctx>()

/** What was thrown while the pages answered a request. */
export type Faults = unknown[]
export const requestFaults = createContext<Faults>()
