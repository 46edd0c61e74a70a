import { Printer, TriangleAlert } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { guideIn } from '#web/guide.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { OrderToday } from '#web/sections/order-today.tsx'
import { usePagesWords } from '#web/use-page-words.ts'
import { wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/guide'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(requestCtx)
  const { title } = wordsIn(locale).pages.guide
  const page: PageInfo = { title, path: '/guia-instalacion' }
  return { page, guide: guideIn(locale) }
}

type GuideText = Route.ComponentProps['loaderData']['guide']

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3 list-disc space-y-2 pl-6">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

function Contents({ sections }: Pick<GuideText, 'sections'>) {
  const words = usePagesWords().guide
  return (
    <nav
      aria-labelledby="contenido-guia"
      className="print:hidden lg:sticky lg:top-24 lg:self-start"
    >
      <h2 id="contenido-guia" className="text-lg font-bold">
        {words.contents}
      </h2>
      <ol className="mt-2 border-t border-line sm:grid sm:grid-cols-2 sm:gap-x-6 lg:block">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="flex min-h-11 items-center gap-3 hover:underline">
              <span className="figures w-6 text-soft-ink">{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Steps({ sections }: Pick<GuideText, 'sections'>) {
  return (
    <div className="measure min-w-0 space-y-8">
      {sections.map(({ id, title, points }, index) => (
        <section key={id} aria-labelledby={id} className="break-inside-avoid">
          <h2 id={id} className="flex gap-3 text-xl font-bold">
            <span className="figures w-8 shrink-0">{index + 1}</span> {title}
          </h2>
          <Points points={points} />
        </section>
      ))}
    </div>
  )
}

export default function GuidePage({ loaderData }: Route.ComponentProps) {
  const { warning, sections } = loaderData.guide
  const words = usePagesWords().guide
  return (
    <article className="page py-10 md:py-16">
      <header className="measure">
        <h1 className="text-3xl font-bold md:text-4xl">{words.title}</h1>
        <p className="mt-4 text-lg text-soft-ink">{words.lead}</p>
        <p className="mt-2 text-soft-ink">{words.honest}</p>
        <Button className="js-only mt-6 print:hidden" onClick={() => window.print()}>
          <Printer size={20} strokeWidth={1.75} aria-hidden /> {words.print}
        </Button>
      </header>
      <section
        aria-labelledby="no-se-hace"
        className="mt-8 rounded-card border border-l-4 border-line border-l-bad bg-raised p-5 md:p-6"
      >
        <h2 id="no-se-hace" className="flex items-center gap-3 text-xl font-bold">
          <TriangleAlert size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-bad" />
          {warning.title}
        </h2>
        <div className="measure">
          <Points points={warning.points} />
        </div>
      </section>
      <div className="mt-10 grid gap-10 lg:grid-cols-[18rem_1fr]">
        <Contents sections={sections} />
        <Steps sections={sections} />
      </div>
      <div className="print:hidden">
        <OrderToday title={words.service} text={words.serviceText} />
      </div>
    </article>
  )
}
