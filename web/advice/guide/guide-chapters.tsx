import { ClipboardCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Guide } from '#shop/solar/guide/guide-text.rules.ts'
import { HybridDrawing, SeparateDrawing } from '#shop/solar/ui/guide-house-drawings.tsx'
import { AnchorDrawing, OrientationDrawing } from '#shop/solar/ui/guide-roof-drawings.tsx'
import { ParallelBatteriesDrawing, StringsDrawing } from '#shop/solar/ui/guide-wiring-drawings.tsx'
import { CircuitsTable } from '../wiring/wiring-sections.tsx'
import { KitStringsTable, StationLimitsTable } from './guide-limits.tsx'
import { BatteryTable, type GuideTables, StringTable } from './guide-tables.tsx'

interface GuideChaptersProps {
  readonly guide: Guide
  readonly tables: GuideTables
}

/** The drawing and the calculation of a chapter. */
function shownIn({ guide, tables }: GuideChaptersProps): Readonly<Record<string, ReactNode>> {
  const { drawings, tables: messages } = guide
  return {
    ubicacion: <OrientationDrawing messages={drawings.orientation} />,
    fijacion: <AnchorDrawing messages={drawings.anchor} />,
    conexion: (
      <>
        <StringsDrawing messages={drawings.strings} />
        <StringTable messages={messages.strings} table={tables.strings} lowC={tables.lowC} />
      </>
    ),
    protecciones: (
      <>
        <SeparateDrawing messages={drawings.protections} />
        <HybridDrawing messages={drawings.protections} />
      </>
    ),
    bateria: <ParallelBatteriesDrawing messages={drawings.parallelBatteries} />,
    series: (
      <>
        <KitStringsTable {...tables} guide={guide} />
        <StationLimitsTable guide={guide} stations={tables.stations} />
      </>
    ),
    casa: <CircuitsTable texts={tables.wiring} />,
    inversor: <BatteryTable messages={messages.battery} rows={tables.banks} place={tables.place} />,
  }
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/** The chapters; the first lists what must never be done. */
export function GuideChapters(props: GuideChaptersProps) {
  const { guide } = props
  const shown = shownIn(props)
  return (
    <div className="min-w-0 space-y-12">
      {guide.chapters.map(({ id, title, points, check }, index) => (
        <section
          key={id}
          aria-labelledby={id}
          className={
            index === 0
              ? 'rounded-card border border-l-4 border-line border-l-bad bg-raised p-5 md:p-6'
              : ''
          }
        >
          <h2 id={id} className="flex scroll-mt-20 gap-3 text-xl font-bold md:text-2xl">
            {index === 0 ? (
              <TriangleAlert {...icon} className="mt-0.5 size-6 shrink-0 text-bad" />
            ) : (
              <span className="figures w-8 shrink-0">{index}</span>
            )}
            {title}
          </h2>
          <ul className="measure mt-3 list-disc space-y-2 pl-6">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {shown[id]}
          <p className="measure mt-4 flex gap-3 rounded-field bg-sunk p-3">
            <ClipboardCheck {...icon} className="mt-0.5 size-5 shrink-0" />
            <span>
              <strong>{guide.check}: </strong>
              {check}
            </span>
          </p>
        </section>
      ))}
    </div>
  )
}
