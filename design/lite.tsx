import { createContext, type ReactNode, useContext } from 'react'

const LiteContext = createContext(false)

export function LiteProvider({ isLite, children }: { isLite: boolean; children: ReactNode }) {
  return <LiteContext value={isLite}>{children}</LiteContext>
}

/** True on a slow connection: images of at most 8 kB, no shadows, no motion. */
export const useLite = (): boolean => useContext(LiteContext)
