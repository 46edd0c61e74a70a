import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { CalculatorExample } from '#web/sections/calculator-example.tsx'
import { CalculatorKits } from '#web/sections/calculator-kits.tsx'
import { OrderToday } from '#web/sections/order-today.tsx'
import { kitsBySize } from '#web/shelves.server.ts'
import { usePagesWords } from '#web/use-page-words.ts'
import { wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/calculator'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = wordsIn(ctx.locale).pages.calculator
  const page: PageInfo = { title, path: '/calculadora-solar' }
  return { page, kits: await kitsBySize(ctx), destination: ctx.destination }
}

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const words = usePagesWords().calculator
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-3xl font-bold md:text-4xl">{words.title}</h1>
      <p className="measure mt-4 text-lg text-soft-ink">{words.lead}</p>
      <p className="measure mt-2 text-soft-ink">{words.honest}</p>
      <section aria-labelledby="la-cuenta" className="mt-10">
        <h2 id="la-cuenta" className="text-2xl font-bold">
          {words.howTitle}
        </h2>
        <p className="figures mt-4 rounded-card bg-sunk px-5 py-4 font-display text-xl font-bold">
          {words.formula}
        </p>
        <ol className="measure mt-4 list-decimal space-y-2 pl-6">
          {words.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <CalculatorExample />
      <CalculatorKits kits={loaderData.kits} destination={loaderData.destination} />
      <OrderToday text={words.ask} />
    </div>
  )
}
