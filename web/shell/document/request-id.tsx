import { createContext, useContext } from 'react'

/** The id of the request that rendered the page, for visitors to quote to support. */
export const RequestIdContext = createContext('')
export const useRequestId = (): string => useContext(RequestIdContext)
