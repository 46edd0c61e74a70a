import { createContext } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'

/** The key under which a request carries its Ctx. */
export const requestCtx = createContext<Ctx>()
