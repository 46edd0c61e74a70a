import { createContext, type ReactNode, useContext, useState } from 'react'

const LiteContext = createContext(false)

export function LiteProvider({ isLite, children }: { isLite: boolean; children: ReactNode }) {
  return <LiteContext value={isLite}>{children}</LiteContext>
}

/** True on a slow connection: images of at most 8 kB, no shadows, no motion. */
export const useLite = (): boolean => useContext(LiteContext)

/** The same as when the component was first drawn: a photo that is there is not fetched again in another size. */
export const useLiteAtFirst = (): boolean => useState(useLite())[0]
