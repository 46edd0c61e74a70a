import { Printer } from 'lucide-react'
import { data, Link, redirect } from 'react-router'
import { Button } from '#design/button.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import { shownFinding } from '#shop/electrical/finding-text.rules.ts'
import { wiringMessages } from '#shop/solar/messages.service.server.ts'
import { checklistOf, switchingSteps } from '#shop/solar/wiring/checklist.rules.ts'
import { sheetRows } from '#shop/solar/wiring/sheet-rows.rules.ts'
import { wiringSheetFor } from '#shop/solar/wiring/wiring.service.server.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/wiring'
import { WiringDiagram } from './wiring-diagram.tsx'
import {
  Checklist,
  CircuitsTable,
  PartsTable,
  Section,
  Switching,
  torqueTexts,
} from './wiring-sections.tsx'

/** The wiring sheet of a kit; any other product has the guide with its figures. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const found = await findProduct(ctx, params.slug)
  if (!found) throw data(null, { status: 404 })
  const { product, moved } = found
  if (moved) throw redirect(`${productPath(product)}/instalacion`, 301)
  const sheet = product.category === 'kit' ? await wiringSheetFor(ctx, product) : null
  if (!sheet) throw redirect(`/guia-instalacion?producto=${encodeURIComponent(product.slug)}`)
  const texts = wiringMessages(ctx.locale)
  const title = format(texts.title, { name: product.name })
  const path = `${productPath(product)}/instalacion`
  const page: PageInfo = { title, description: texts.lead, path }
  return {
    page,
    texts,
    title,
    back: productPath(product),
    rows: sheetRows(sheet, texts, ctx.locale),
    hasBusbar: sheet.controller !== null || sheet.charger !== null,
    bond: sheet.source?.bond ?? ('unknown' as const),
    isHouse: sheet.kind === 'hybrid',
    isStation: sheet.kind === 'station',
    hasEarthRod: sheet.hasEarthRod,
    torques: torqueTexts(texts, sheet.torques),
    steps: switchingSteps(sheet),
    checks: checklistOf(sheet, texts, ctx.locale),
    findings: sheet.check.findings.map((finding) => shownFinding(ctx.locale, finding)),
    lowC: formatNumber(ctx.locale, sheet.check.figures.low_c ?? 0),
  }
}

type SheetData = Route.ComponentProps['loaderData']

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
          <strong>{texts.findings.severity[severity]}:</strong> {message}
        </li>
      ))}
    </ul>
  )
}

function Earth({ texts, isStation, hasEarthRod }: SheetData) {
  if (isStation) return <p className="measure mt-2">{texts.rows.earthStation}</p>
  return (
    <p className="measure mt-2">
      {texts.rows.earth} {!hasEarthRod && texts.rows.earthMissing}
    </p>
  )
}

export default function WiringPage({ loaderData }: Route.ComponentProps) {
  const { texts, title, back, rows } = loaderData
  return (
    <article className="page py-8 md:py-12 print:py-0">
      <h1 className="text-2xl font-bold md:text-3xl">{title}</h1>
      <p className="measure mt-3 text-lg text-soft-ink">{texts.lead}</p>
      <p className="measure mt-3 border-l-4 border-bad pl-3 font-semibold">{texts.who}</p>
      <p className="measure mt-2 text-sm text-soft-ink">{texts.basis}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button className="js-only" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.75} className="size-5" />
          {texts.print}
        </Button>
        <Link to={back} className="inline-flex min-h-11 items-center underline">
          {texts.back}
        </Link>
        <Link to="/guia-instalacion" className="inline-flex min-h-11 items-center underline">
          {texts.guide}
        </Link>
      </p>
      <div className="grid gap-x-10 lg:grid-cols-[26rem_1fr] print:block">
        <Section title={texts.diagram}>
          <WiringDiagram rows={rows} texts={texts} hasBusbar={loaderData.hasBusbar} />
          <p className="measure mt-2 text-sm text-soft-ink">{texts.legend}</p>
        </Section>
        <section className="mt-10">
          <h2 className="text-xl font-bold md:text-2xl">{texts.table}</h2>
          <PartsTable rows={rows} texts={texts} />
        </section>
      </div>
      <div className="grid gap-x-10 lg:grid-cols-2 print:block">
        <Section title={texts.short.earth}>
          <Earth {...loaderData} />
        </Section>
        <Section title={texts.bond.title}>
          <p className="measure mt-2">{texts.bond[loaderData.bond]}</p>
        </Section>
        <Section title={texts.order.title}>
          <Switching texts={texts} steps={loaderData.steps} />
        </Section>
        <Section title={texts.torque.title}>
          {loaderData.torques.map((text) => (
            <p key={text} className="measure mt-2">
              {text}
            </p>
          ))}
        </Section>
        {loaderData.isHouse && (
          <Section title={texts.circuits.title}>
            <CircuitsTable texts={texts} />
          </Section>
        )}
        <Section title={texts.findings.title}>
          <Findings {...loaderData} />
        </Section>
      </div>
      <section className="mt-10 print:break-before-page">
        <h2 className="text-xl font-bold md:text-2xl">{texts.checklist.title}</h2>
        <Checklist texts={texts} items={loaderData.checks} />
      </section>
    </article>
  )
}
