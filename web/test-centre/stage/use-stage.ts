import { useEffect, useRef } from 'react'
import type { Size } from '#shop/test-centre/browser/screens.rules.ts'
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { openTestFrame, type TestFrame } from './test-frame.ts'

/** The container of the frame in a tab; one frame at a time. */
export function useStage() {
  const messages = useTestMessages()
  const host = useRef<HTMLDivElement>(null)
  const open = useRef<TestFrame>(null)
  const close = () => {
    open.current?.close()
    open.current = null
  }
  useEffect(() => () => open.current?.close(), [])
  return {
    host,
    /** Runs a task in a frame of this size, which is removed afterwards. */
    async within<Value>(size: Size, work: (frame: TestFrame) => Promise<Value>): Promise<Value> {
      if (!host.current) throw new Error('the place of the frame is gone')
      close()
      open.current = openTestFrame(host.current, size, messages.frame)
      try {
        return await work(open.current)
      } finally {
        close()
      }
    },
  }
}
