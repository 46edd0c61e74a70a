import { Wifi, WifiOff } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { useAccountMessages } from '../use-messages.ts'
import type { Connection } from './use-connection.ts'

/** Shows whether the shop can be reached, and what to do if not. */
export function ConnectionBanner({ check, isChecking, retry }: Connection) {
  const messages = useAccountMessages().connection
  const { connected, message } = check
  const Icon = connected ? Wifi : WifiOff
  const look = connected ? 'text-soft-ink' : 'rounded-field border border-warn border-l-4 p-3'
  return (
    <div
      role="status"
      data-connected={connected}
      className={`flex items-center gap-2 text-sm ${look}`}
    >
      <Icon
        aria-hidden="true"
        strokeWidth={1.75}
        className={`size-5 shrink-0 ${connected ? 'text-good' : 'text-warn'}`}
      />
      <span className="mr-auto">{isChecking ? messages.checking : messages[message]}</span>
      {!connected && (
        <Button onClick={retry} disabled={isChecking} className="js-only shrink-0">
          {messages.retry}
        </Button>
      )}
    </div>
  )
}
