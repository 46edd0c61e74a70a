import { createContext, useContext } from 'react'

/** The id of the request that rendered the page, for the visitor to tell us when something failed. */
export const RequestIdContext = createContext('')
export const useRequestId = (): string => useContext(RequestIdContext)
