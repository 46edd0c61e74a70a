import { data, Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { format } from '#kernel/messages.ts'
import { rememberedIn } from '#shop/assistant/conversation/converse.service.server.ts'
import { chatMessages } from '#shop/assistant/messages.service.server.ts'
import type { Chip as ChipData, Part } from '#shop/assistant/replies/answer.rules.ts'
import { writtenIn } from '#shop/assistant/replies/part-text.rules.ts'
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
import { Chip, chipsIn, KnownChips } from './assistant-known.tsx'
import { conversationIn, cookieCartOf, historyOf, visitorOf } from './conversation-form.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { title, lead } = chatMessages(context.get(requestCtx).locale)
  const page: PageInfo = { title, description: lead, path: '/asistente', noindex: true }
  return { page }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => {
  const cookie = actionHeaders.get('Set-Cookie')
  return { 'Cache-Control': 'private, no-store', ...(cookie && { 'Set-Cookie': cookie }) }
}

/** What was entered, cut to what the field shows again. */
const inputOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, maxQuestionLength) : ''

interface Outcome {
  readonly input: string
  readonly problem: 'invalid' | 'failed' | 'tooMany' | null
  readonly minutes: number
  readonly answered: { readonly question: string; readonly parts: readonly Part[] } | null
  readonly chips: readonly ChipData[]
  /** The conversation so far, which the form carries. */
  readonly history: string
}
const nothing: Outcome = {
  input: '',
  problem: null,
  minutes: 0,
  answered: null,
  chips: [],
  history: '',
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const earlier = conversationIn(posted.history, ctx.now)
  const before = {
    ...nothing,
    input: inputOf(posted.question),
    history: historyOf(earlier, ctx.now),
  }
  const respond = (outcome: Outcome, init: { status?: number; headers?: HeadersInit } = {}) =>
    data(outcome, init)
  if (typeof posted.drop === 'string') {
    const messages = [...earlier, { role: 'removed' as const, content: posted.drop }]
    const chips = chipsIn([await rememberedIn(ctx, messages)])
    return respond({ ...before, chips, history: historyOf(messages, ctx.now) })
  }
  const read = questionText.safeParse(posted.question)
  if (!read.success) return respond({ ...before, problem: 'invalid' }, { status: 400 })
  const [named, headers] = visitorOf(ctx)
  const answer = await answerOnce(named, {
    ...{ question: read.data, earlier },
    cart: cookieCartOf(ctx),
  })
  if (answer.ok) {
    const { parts } = answer.value
    const history = historyOf(
      [
        ...earlier,
        { role: 'user', content: read.data },
        { role: 'assistant', content: writtenIn(parts) },
      ],
      ctx.now,
    )
    const answered = { question: read.data, parts }
    return respond({ ...nothing, answered, chips: chipsIn(parts), history }, { headers })
  }
  if (answer.code !== 'too_many_tries')
    return respond({ ...before, problem: 'failed' }, { status: 503, headers })
  const minutes = Math.ceil(answer.retryAfterSeconds / 60)
  return respond({ ...before, problem: 'tooMany', minutes }, { status: 429, headers })
}

/** What is remembered, each fact a button that removes it. */
function Remembered({ chips, history }: Pick<Outcome, 'chips' | 'history'>) {
  const messages = useChatMessages()
  if (chips.length === 0) return null
  return (
    <Form method="post">
      <input type="hidden" name="history" value={history} />
      <KnownChips chips={chips} title={messages.chips.title}>
        {({ name, label }) => (
          <Chip label={label} value={name} hint={format(messages.chips.remove, { label })} />
        )}
      </KnownChips>
    </Form>
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
  const { input, problem, minutes, answered, chips, history } = actionData ?? nothing
  return (
    <PlainPage title={messages.title} text={messages.lead}>
      <div className="measure mt-6 grid gap-8">
        {answered && (
          <section aria-label={messages.answered} className="grid gap-3">
            <p className="text-lg font-semibold [overflow-wrap:anywhere]">{answered.question}</p>
            <AssistantAnswer parts={answered.parts} />
          </section>
        )}
        <Remembered chips={chips} history={history} />
        <Form method="post" className="grid gap-3" key={answered?.question}>
          {history !== '' && <input type="hidden" name="history" value={history} />}
          <LabelledField
            label={messages.question}
            name="question"
            placeholder={messages.placeholder}
            required
            minLength={2}
            maxLength={maxQuestionLength}
            autoComplete="off"
            defaultValue={input}
            problem={problem ? format(messages[problem], { minutes }) : undefined}
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
