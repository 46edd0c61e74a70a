import { createContext, type ReactNode, useContext } from 'react'
import type { Messages } from '#kernel/messages.ts'
import type { calculator } from '../messages/calculator.es.ts'

interface SolarMessages {
  readonly messages: Messages<typeof calculator>
  readonly names: Readonly<Record<string, string>>
}

const SolarMessagesContext = createContext<SolarMessages | null>(null)

/** Messages loaded with the page instead of the shop's dictionary. */
export const SolarMessagesProvider = ({
  children,
  ...value
}: SolarMessages & { children: ReactNode }) => (
  <SolarMessagesContext value={value}>{children}</SolarMessagesContext>
)

function useSolar(): SolarMessages {
  const value = useContext(SolarMessagesContext)
  if (!value) throw new Error('the messages of the calculator are used outside its pages')
  return value
}

export const useSolarMessages = () => useSolar().messages
export const useDeviceName = () => {
  const { names, messages } = useSolar()
  return (code: string, own = ''): string => names[code] ?? (own || messages.editor.own)
}
