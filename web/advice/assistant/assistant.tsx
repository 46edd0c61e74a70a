import { data, Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { format } from '#kernel/messages.ts'
import { chatMessages } from '#shop/assistant/messages.service.server.ts'
import { answerOnce } from '#shop/assistant/turns/turns.service.server.ts'
import { useChatMessages } from '#shop/assistant/ui/use-messages.ts'
import { questionText } from '#shop/assistant/understanding/question.input.ts'
import { maxQuestionLength } from '#shop/assistant/understanding/question.rules.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/assistant'
import { AssistantAnswer } from './assistant-answer.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { title, lead } = chatMessages(context.get(requestCtx).locale)
  const page: PageInfo = { title, description: lead, path: '/asistente', noindex: true }
  return { page }
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** What was entered, cut to what the field shows again. */
const inputOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, maxQuestionLength) : ''

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const input = inputOf(posted.question)
  const read = questionText.safeParse(posted.question)
  if (!read.success) return data({ input, problem: 'invalid' as const }, { status: 400 })
  const before = questionText.safeParse(posted.before).data ?? null
  const answer = await answerOnce(ctx, { question: read.data, before })
  if (answer.ok) return data({ input: '', question: read.data, parts: answer.value.parts })
  const isTooMany = answer.code === 'too_many_tries'
  const minutes = isTooMany ? Math.ceil(answer.retryAfterSeconds / 60) : 0
  return data(
    { input, problem: isTooMany ? ('tooMany' as const) : ('failed' as const), minutes },
    { status: isTooMany ? 429 : 503 },
  )
}

function Samples() {
  const messages = useChatMessages()
  return (
    <section aria-labelledby="por-ejemplo">
      <h2 id="por-ejemplo" className="text-xl font-bold">
        {messages.samplesTitle}
      </h2>
      <Form method="post" className="mt-3 grid justify-items-start gap-2">
        {Object.values(messages.samples).map((sample) => (
          <Button key={sample} type="submit" name="question" value={sample} className="text-left">
            {sample}
          </Button>
        ))}
      </Form>
    </section>
  )
}

/** The assistant without scripts: a form and the whole answer. */
export default function AssistantPage({ actionData }: Route.ComponentProps) {
  const messages = useChatMessages()
  const answered = actionData && 'parts' in actionData ? actionData : null
  const refused = actionData && 'problem' in actionData ? actionData : null
  const minutes = refused && 'minutes' in refused ? refused.minutes : 0
  return (
    <PlainPage title={messages.title} text={messages.lead}>
      <div className="measure mt-6 grid gap-8">
        {answered && (
          <section aria-label={messages.answered} className="grid gap-3">
            <p className="text-lg font-semibold">{answered.question}</p>
            <AssistantAnswer parts={answered.parts} />
          </section>
        )}
        <Form method="post" className="grid gap-3" key={answered?.question}>
          {answered && <input type="hidden" name="before" value={answered.question} />}
          <LabelledField
            label={messages.question}
            name="question"
            placeholder={messages.placeholder}
            required
            minLength={2}
            maxLength={maxQuestionLength}
            autoComplete="off"
            defaultValue={refused?.input ?? ''}
            problem={refused ? format(messages[refused.problem], { minutes }) : undefined}
          />
          <Button type="submit" look="sun" className="justify-self-start">
            {messages.send}
          </Button>
        </Form>
        <Samples />
        <p className="text-sm text-soft-ink">{messages.honest}</p>
      </div>
    </PlainPage>
  )
}
