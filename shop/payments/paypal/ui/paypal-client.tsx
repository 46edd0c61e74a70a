import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { Spinner } from '#design/spinner.tsx'
import { usePaymentMessages } from '../../ui/use-messages.ts'
import { warn } from './paypal-script.ts'

const PayPalClient = createContext<string | null>(null)

/** PayPal's public client id; null where payments are disabled. */
export const usePayPalClient = (): string | null => useContext(PayPalClient)

/** After a failure no more requests are made during this visit. */
let known: Promise<string | null> | undefined

async function fetchClientId(): Promise<string | null> {
  try {
    const response = await fetch('/functions/v1/get-paypal-client-id', { method: 'POST' })
    const { clientId } = (await response.json()) as { clientId?: unknown }
    if (response.ok && typeof clientId === 'string' && clientId !== '') return clientId
    warn('PayPal is off: the shop has no client id')
  } catch (error) {
    warn('PayPal is off: its client id could not be fetched', error)
  }
  return null
}

interface PayPalProviderProps {
  readonly children: ReactNode
  /** Shown where payments are disabled; the visitor sees no error. */
  readonly without?: ReactNode
}

/** Fetches the client id behind a spinner; with one, the children may use PayPal. */
export function PayPalProvider({ children, without = null }: PayPalProviderProps) {
  const messages = usePaymentMessages().methods
  const [clientId, setClientId] = useState<string | null | 'asking' | 'unasked'>('unasked')
  useEffect(() => {
    let isHere = true
    setClientId('asking')
    known ??= fetchClientId()
    void known.then((id) => {
      if (isHere) setClientId(id)
    })
    return () => {
      isHere = false
    }
  }, [])
  // without JavaScript there is no request, so there must be no spinner
  if (clientId === 'unasked') return null
  if (clientId === 'asking') return <Spinner label={messages.asking} />
  if (clientId === null) return without
  return <PayPalClient value={clientId}>{children}</PayPalClient>
}
