import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { unbroken } from '#kernel/text/unbroken.ts'
import type { PlaceOnPage } from '../place-choice.server.ts'
import { PlaceChoice } from '../place-choice.tsx'
import type { SheetData } from './sheet-data.server.ts'
import { WiringDiagram } from './wiring-diagram.tsx'
import { Checklist, CircuitsTable, PartsTable, Section, Switching } from './wiring-sections.tsx'

function Findings({ texts, findings, lowC }: Pick<SheetData, 'texts' | 'findings' | 'lowC'>) {
  if (findings.length === 0)
    return <p className="measure mt-2">{format(texts.findings.none, { low: lowC })}</p>
  return (
    <ul className="measure mt-2 space-y-2">
      {findings.map(({ rule, severity, message }) => (
        <li
          key={rule}
          className={`border-l-4 pl-3 ${severity === 'advice' ? 'border-line' : 'border-bad'}`}
        >
          <strong>{`${texts.findings.severity[severity]}:`}</strong> {unbroken(message)}
        </li>
      ))}
    </ul>
  )
}

/** What forbids to connect these parts stands before their drawing. */
function Serious({ texts, findings }: Pick<SheetData, 'texts' | 'findings'>) {
  const serious = findings.filter(
    ({ severity }) => severity === 'danger' || severity === 'will_not_work',
  )
  if (serious.length === 0) return null
  return (
    <section role="alert" className="mt-4 border-2 border-bad p-4 print:border-black">
      <h2 className="font-bold text-lg">{texts.findings.stop}</h2>
      <ul className="measure mt-1 space-y-1">
        {serious.map(({ rule, severity, message }) => (
          <li key={rule}>
            <strong>{`${texts.findings.severity[severity]}:`}</strong> {unbroken(message)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the sheet asks for and does not come with the parts, and what of it is for sale here. */
function NotIncluded({ texts: { notIncluded }, missing, sold, soldSum }: SheetData) {
  return (
    <Section title={notIncluded.title}>
      <p className="mt-2">{notIncluded.text}</p>
      <ul className="measure mt-1 list-disc pl-6">
        {missing.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {sold.length > 0 && (
        <>
          <p className="mt-2">{notIncluded.soldHere}</p>
          <ul className="measure mt-1 list-disc pl-6">
            {sold.map(({ to, name, quantity, price }) => (
              <li key={to}>
                {quantity} ×{' '}
                <Link to={to} className="underline">
                  {name}
                </Link>
                {`: ${price}`}
              </li>
            ))}
          </ul>
          <p className="mt-1 font-semibold">{soldSum}</p>
        </>
      )}
    </Section>
  )
}

interface WiringPageProps {
  readonly sheet: SheetData
  readonly title: string
  readonly place: PlaceOnPage
  /** What is said of these parts only. */
  readonly note?: string | null
  /** Where the sheet is linked from. */
  readonly back: { readonly to: string; readonly label: string }
}

export function WiringPage({ sheet, title, place, note = null, back }: WiringPageProps) {
  const { texts, rows } = sheet
  return (
    <article className="page py-8 md:py-12 print:min-h-0 print:py-0">
      <h1 className="text-2xl font-bold md:text-3xl">{title}</h1>
      <p className="measure mt-3 text-lg text-soft-ink">{texts.lead}</p>
      <p className="measure mt-3 border-l-4 border-bad pl-3 font-semibold">{texts.who}</p>
      <p className="measure mt-2 text-sm text-soft-ink">{texts.basis}</p>
      <PlaceChoice {...place} texts={{ ...place.texts, label: sheet.general.place }} />
      <Serious {...sheet} />
      {note && <p className="measure mt-2 font-semibold">{note}</p>}
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button className="js-only" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {texts.print}
        </Button>
        <Link to={back.to} className="inline-flex min-h-11 items-center underline">
          {back.label}
        </Link>
        <Link to="/guia-instalacion" className="inline-flex min-h-11 items-center underline">
          {texts.guide}
        </Link>
      </p>
      <div className="grid gap-x-10 lg:grid-cols-[26rem_1fr] print:block">
        <Section title={texts.diagram}>
          <WiringDiagram {...sheet} />
          <p className="measure mt-2 text-sm text-soft-ink">
            {sheet.general.legend} {sheet.missingLegend}
          </p>
        </Section>
        <section className="mt-10 print:mt-0 print:break-before-page">
          <h2 className="break-after-avoid text-xl font-bold md:text-2xl">{texts.table}</h2>
          <PartsTable rows={rows} texts={texts} />
        </section>
      </div>
      <div className="grid gap-x-10 lg:grid-cols-2 print:block">
        <Section title={texts.short.earth}>
          <p className="measure mt-2">{sheet.general.earth}</p>
        </Section>
        <Section title={texts.bond.title}>
          <p className="measure mt-2">{texts.bond[sheet.bond]}</p>
        </Section>
        {sheet.missing.length > 0 && <NotIncluded {...sheet} />}
        <Section title={texts.order.title}>
          <Switching texts={texts} steps={sheet.steps} />
        </Section>
        <Section title={texts.torque.title}>
          {sheet.torques.map((text) => (
            <p key={text} className="measure mt-2">
              {text}
            </p>
          ))}
        </Section>
        {sheet.isHouse && (
          <Section title={texts.circuits.title}>
            <CircuitsTable texts={texts} />
          </Section>
        )}
        <Section title={texts.findings.title}>
          <Findings {...sheet} />
        </Section>
      </div>
      <section className="mt-10 break-inside-avoid">
        <h2 className="text-xl font-bold md:text-2xl">{texts.checklist.title}</h2>
        <Checklist texts={texts} items={sheet.checks} />
      </section>
    </article>
  )
}
