import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { showToast } from '#design/toasts.tsx'
import { changesWait, isWorthANotice } from '../changes.ts'
import { useFrameWords } from '../use-page-words.ts'
import { openFeed } from './change-feed.ts'

/** Refetches what the page shows when the shop changes, and says so when prices or stock did. */
export function useChangeFeed(): void {
  const words = useFrameWords().changes
  const { revalidate } = useRevalidator()
  const refetch = useRef<(changes: ReadonlySet<string>) => void>(undefined)
  refetch.current = (changes) => {
    void revalidate().then(() => {
      if (isWorthANotice(changes)) showToast({ ...words, variant: 'default_success' })
    })
  }
  useEffect(() => {
    const waiting = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (change: string) => {
      waiting.add(change)
      timer ??= setTimeout(() => {
        timer = undefined
        const heard = new Set(waiting)
        waiting.clear()
        refetch.current?.(heard)
      }, changesWait)
    }
    const close = openFeed(hear)
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [])
}
