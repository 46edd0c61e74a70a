import { useCompareMessages } from '#web/shell/request/use-page-messages.ts'

/** A figure that a product does not state: a dash to see, words to hear. */
export function NoFigure() {
  const messages = useCompareMessages()
  return (
    <>
      <span aria-hidden="true">{messages.none}</span>
      <span className="sr-only">{messages.noneRead}</span>
    </>
  )
}
