import { useFrameMessages } from '#web/shell/request/use-page-messages.ts'
import { slowNoticeId } from './connection-bar.rules.ts'

/** Where scripts wait for a touch, the page's loader shows it; otherwise `useSlowNotice` shows a toast. */
export function SlowNotice() {
  const { title, description } = useFrameMessages().line.slow
  return (
    <p id={slowNoticeId} hidden className="slow-notice">
      <strong>{title}</strong> {description}
    </p>
  )
}
