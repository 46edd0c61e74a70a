import { useEffect, useRef } from 'react'
import { showToast } from '#design/toasts/toasts.tsx'
import { useRefetch } from '../layout/use-refetch.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { changesWaitMs, isWorthANotice, openFeed } from './change-feed.ts'

/** Reloads the page's data when the shop changes, with a notice when prices or stock did. */
export function useChangeFeed(): void {
  const messages = useFrameMessages().changes
  const refetch = useRefetch()
  const respond = useRef<(changes: ReadonlySet<string>) => void>(undefined)
  respond.current = (changes) => {
    void refetch().then((couldRefetch) => {
      if (couldRefetch && isWorthANotice(changes, location.pathname))
        showToast({ ...messages, variant: 'default_success' })
    })
  }
  useEffect(() => {
    const waiting = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const onChange = (change: string) => {
      waiting.add(change)
      timer ??= setTimeout(() => {
        timer = undefined
        const pending = new Set(waiting)
        waiting.clear()
        respond.current?.(pending)
      }, changesWaitMs)
    }
    const close = openFeed(onChange)
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [])
}
