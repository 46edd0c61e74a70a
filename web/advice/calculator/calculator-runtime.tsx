import { data, redirect } from 'react-router'
import { formMark } from '#shop/solar/calculator/calculation-form.input.ts'
import { runtimeMessages } from '#shop/solar/messages.service.server.ts'
import { runtimeFor } from '#shop/solar/runtime/runtime.service.server.ts'
import { readRuntime, runtimeFaults } from '#shop/solar/runtime/runtime-form.input.ts'
import { runtimeHref, runtimeIn, runtimePath } from '#shop/solar/runtime/runtime-query.rules.ts'
import { SolarMessagesProvider } from '#shop/solar/ui/solar-messages.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/calculator-runtime'
import { calculatorTexts } from './calculator.server.ts'
import { RuntimeResult } from './runtime-result.tsx'

function requested(parameters: URLSearchParams) {
  if (!parameters.has(formMark))
    return { question: runtimeIn(parameters), ...runtimeFaults(parameters) }
  const read = readRuntime(parameters)
  if (Object.keys(read.faults).length > 0) return read
  throw redirect(`${runtimeHref(read.question)}#resultado`)
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { question, faults, input } = requested(new URL(request.url).searchParams)
  const runtime = runtimeMessages(ctx.locale)
  const page: PageInfo = { title: runtime.title, description: runtime.lead, path: runtimePath }
  const result = await runtimeFor(ctx, question)
  const isRefused = Object.keys(faults).length > 0
  const texts = { ...calculatorTexts(ctx), runtime }
  return data({ page, texts, question, result, faults, input }, { status: isRefused ? 422 : 200 })
}

export default function RuntimePage({ loaderData }: Route.ComponentProps) {
  const { messages, names, choices, runtime } = loaderData.texts
  return (
    <SolarMessagesProvider messages={messages} names={names}>
      <RuntimeResult {...loaderData} choices={choices} messages={runtime} />
    </SolarMessagesProvider>
  )
}
