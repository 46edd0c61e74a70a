import { createContext, type ReactNode, useContext } from 'react'
import type { Words } from '#kernel/words.ts'
import type { calculator } from '../messages/calculator.es.ts'

interface SolarWords {
  readonly words: Words<typeof calculator>
  /** Names of devices by their code. */
  readonly names: Readonly<Record<string, string>>
}

const SolarWordsContext = createContext<SolarWords | null>(null)

/** Words that came with the page, not with the shop's dictionary. */
export const SolarWordsProvider = ({
  children,
  ...value
}: SolarWords & { children: ReactNode }) => (
  <SolarWordsContext value={value}>{children}</SolarWordsContext>
)

function useSolar(): SolarWords {
  const value = useContext(SolarWordsContext)
  if (!value) throw new Error('the words of the calculator are used outside its pages')
  return value
}

export const useSolarWords = () => useSolar().words
export const useDeviceName = () => {
  const { names, words } = useSolar()
  return (code: string, own = ''): string => names[code] ?? (own || words.editor.own)
}
