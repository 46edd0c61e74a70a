import { Button } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { closing } from '../messages/closing.ts'

/** The confirmation as a form of a page, for a browser without scripts. */
export function ClosingForm({ back }: { back: string }) {
  const messages = closing[useLocale()]
  return (
    <form method="post" action="/ajustes/mantenimiento">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="sure" value="true" />
      <Button type="submit" name="on" value="true" look="grave">
        {messages.confirm}
      </Button>
    </form>
  )
}

export const useClosingMessages = () => closing[useLocale()]
