import { data, redirect } from 'react-router'
import { chosen } from '#kernel/text/text-input.ts'
import { isEmpty } from '#shop/solar/calculator/calculation.rules.ts'
import { faultsInQuery, formMark, readForm } from '#shop/solar/calculator/calculation-form.input.ts'
import {
  calculationHref,
  calculationIn,
  calculatorPath,
} from '#shop/solar/calculator/calculation-query.rules.ts'
import { SolarMessagesProvider } from '#shop/solar/ui/solar-messages.tsx'
import { OrderToday } from '#web/catalogue/home/order-today.tsx'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/calculator'
import { calculated, calculatorTexts, startingHouses } from './calculator.server.ts'
import { CalculatorResult } from './calculator-result.tsx'
import { CalculatorStart } from './calculator-start.tsx'
import { useOfflineCalculation } from './use-offline-calculation.ts'

/** A submitted form redirects to the short URL of the calculation, unless it has errors. */
function requested(parameters: URLSearchParams) {
  if (!parameters.has(formMark))
    return { ...split(calculationIn(parameters)), ...faultsInQuery(parameters) }
  const { calculation, faults, input } = readForm(parameters)
  if (Object.keys(faults).length > 0) return { calculation, faults, input, leftOut: 0 }
  const isListing = parameters.has('quitar') || chosen(parameters.get('agregar') ?? '') !== ''
  throw redirect(`${calculationHref(calculation)}${isListing ? '#equipos' : '#resultado'}`)
}

const split = ({ leftOut, ...calculation }: ReturnType<typeof calculationIn>) => ({
  calculation,
  leftOut,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { calculation, ...read } = requested(new URL(request.url).searchParams)
  const texts = calculatorTexts(ctx)
  const page: PageInfo = {
    title: texts.messages.title,
    description: texts.messages.lead,
    path: calculatorPath,
  }
  const isStart = isEmpty(calculation)
  const isRefused = Object.keys(read.faults).length > 0
  return data(
    {
      page,
      texts,
      read,
      result: isStart ? null : await calculated(ctx, calculation, isRefused),
      houses: isStart ? startingHouses() : [],
    },
    { status: isRefused ? 422 : 200 },
  )
}

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { texts, houses } = loaderData
  const { messages, names, choices } = texts
  const { own, calculate } = useOfflineCalculation()
  const { result, read } = own ?? loaderData
  return (
    <SolarMessagesProvider messages={messages} names={names}>
      <div className="page py-3 md:py-12 print:py-0" onSubmit={calculate}>
        <h1 className="text-3xl font-bold md:text-4xl">{messages.title}</h1>
        {result ? (
          <CalculatorResult {...result} {...read} choices={choices} />
        ) : (
          <CalculatorStart houses={houses} choices={choices} {...read} />
        )}
        <div className="print:hidden">
          <OrderToday text={messages.ask} />
        </div>
      </div>
    </SolarMessagesProvider>
  )
}
