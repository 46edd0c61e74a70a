import { data, Form, redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { Notice } from '#design/notice.tsx'
import { delayAnswers } from '#shop/orders/lifecycle/delay.rules.ts'
import { answerDelay, delayByLink } from '#shop/orders/lifecycle/delay.service.server.ts'
import { useDelayMessages } from '#shop/orders/ui/use-messages.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/delay'
import { DelayFacts, useMoneyBack } from './delay-question.tsx'

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const delay = await delayByLink(ctx, params.token)
  if (!delay) throw data(null, { status: 404 })
  const wantsOut = new URL(request.url).searchParams.get('elige') === 'cancelar'
  return data({
    delay,
    wantsOut,
    token: params.token,
    ...privatePage(ctx.locale, '/pedido/buscar', 'delay'),
  })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

const notices: Readonly<Record<string, 'answered' | 'held'>> = {
  delay_answered: 'answered',
  order_held: 'held',
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const answer = delayAnswers.find((known) => known === posted.answer)
  if (!answer) return data({ problem: 'not_understood' as const }, { status: 400 })
  const done = await answerDelay(ctx, params.token, answer)
  if (done.ok) return redirect(`/pedido/${params.token}/demora`, 303)
  if (done.code === 'order_not_found') throw data(null, { status: 404 })
  return data({ problem: notices[done.code] ?? ('gone' as const) }, { status: 409 })
}

function Choice({ wantsOut }: { wantsOut: boolean }) {
  const messages = useDelayMessages()
  const choices = [
    ['accepted', messages.accept],
    ['cancelled', messages.cancel],
  ] as const
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      {(wantsOut ? choices.toReversed() : choices).map(([answer, label]) => (
        <Button key={answer} type="submit" name="answer" value={answer}>
          {label}
        </Button>
      ))}
    </Form>
  )
}

export default function DelayPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useDelayMessages()
  const { delay, wantsOut, token } = loaderData
  const { answer } = delay
  const withBack = useMoneyBack(delay)
  return (
    <PlainPage
      title={messages.title}
      text={answer === 'moot' ? messages.moot : withBack(messages.text)}
    >
      <div className="mt-6 grid gap-5">
        {answer !== 'moot' && <DelayFacts delay={delay} isOpen={answer === null} />}
        <Notice isBad text={actionData && messages.problems[actionData.problem]} />
        {answer === null && <Choice wantsOut={wantsOut} />}
        {answer !== null && answer !== 'moot' && <Notice text={withBack(messages[answer])} />}
        <p>
          <ButtonLink to={`/pedido/${token}`} look="quiet" className="-ml-4">
            {messages.order}
          </ButtonLink>
        </p>
      </div>
    </PlainPage>
  )
}
