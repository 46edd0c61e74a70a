import { Link } from 'react-router'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { productPath } from '#shop/catalogue/products/product.rules.ts'
import type { GuideNote } from '#shop/solar/guide/guide-figures.rules.ts'
import type { Guide } from '#shop/solar/guide/guide-text.rules.ts'

interface GuideForProductProps {
  readonly guide: Guide
  readonly lowC: number
  readonly own: {
    readonly name: string
    readonly slug: string
    readonly notes: readonly GuideNote[]
    readonly chapters: readonly string[]
  }
}

type Messages = Guide['product']
type Format = (value: number, digits?: number) => string

interface Noting {
  readonly messages: Messages
  readonly double: string
  readonly low: string
  readonly number: Format
}

function noteText(note: GuideNote, { messages, double, low, number }: Noting): string {
  switch (note.note) {
    case 'cold': {
      const [small = 0, medium = 0, large = 0] = note.inSeries
      return format(messages.cold, { low, volts: number(note.volts, 1), small, medium, large })
    }
    case 'panelCurrent':
    case 'discharge':
      return format(messages[note.note], { amps: number(note.amps, 1), fuse: note.fuse ?? '–' })
    case 'charge':
      return format(messages.charge, { amps: number(note.amps) })
    case 'batteryCurrent': {
      const figures = {
        amps: number(note.amps),
        fuse: note.fuse ?? '–',
        cable: note.cable ?? double,
      }
      return format(messages.batteryCurrent, figures)
    }
    case 'chargerFuse':
      return format(messages.chargerFuse, { ...note, amps: number(note.amps) })
    case 'strings':
    case 'mpptMin':
      return format(messages[note.note], { volts: number(note.volts), count: note.count })
    case 'solarInput':
      return format(messages.solarInput, { watts: number(note.watts) })
    default:
      return messages[note.note]
  }
}

/** The guide's figures for one product. */
export function GuideForProduct({ guide, own, lowC }: GuideForProductProps) {
  const messages = guide.product
  const locale = useLocale()
  const number: Format = (value, digits = 0) => formatNumber(locale, value, digits)
  const chapters = guide.chapters.filter(({ id }) => own.chapters.includes(id))
  return (
    <section
      aria-labelledby="tu-equipo"
      className="mt-8 rounded-card border border-l-4 border-line border-l-sun bg-raised p-5 md:p-6"
    >
      <h2 id="tu-equipo" className="text-xl font-bold">
        {format(messages.title, { name: own.name })}
      </h2>
      <ul className="measure mt-3 list-disc space-y-2 pl-6">
        {own.notes.map((note) => (
          <li key={note.note}>
            {noteText(note, {
              messages,
              double: guide.tables.battery.double,
              low: number(lowC),
              number,
            })}
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 print:hidden">
        <span className="text-soft-ink">{messages.read}</span>
        {chapters.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center underline">
            {title}
          </a>
        ))}
        <Link to={productPath(own)} className="inline-flex min-h-11 items-center underline">
          {messages.back}
        </Link>
      </p>
    </section>
  )
}
