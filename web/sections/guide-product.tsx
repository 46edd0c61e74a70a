import { Link } from 'react-router'
import { useLocale } from '#design/words-context.tsx'
import { fill, formatNumber } from '#kernel/words.ts'
import { productPath } from '#shop/catalogue/product.rules.ts'
import type { GuideNote } from '#shop/solar/guide-figures.rules.ts'
import type { Guide } from '#shop/solar/guide-text.rules.ts'

interface GuideForProductProps {
  readonly guide: Guide
  readonly own: {
    readonly name: string
    readonly slug: string
    readonly notes: readonly GuideNote[]
    readonly chapters: readonly string[]
  }
}

type Words = Guide['product']
type Format = (value: number, digits?: number) => string

function noteText(note: GuideNote, words: Words, double: string, number: Format): string {
  switch (note.note) {
    case 'cold': {
      const [small = 0, medium = 0, large = 0] = note.inSeries
      return fill(words.cold, { volts: number(note.volts, 1), small, medium, large })
    }
    case 'panelCurrent':
    case 'discharge':
      return fill(words[note.note], { amps: number(note.amps, 1), fuse: note.fuse ?? '–' })
    case 'charge':
      return fill(words.charge, { amps: number(note.amps) })
    case 'batteryCurrent': {
      const figures = {
        amps: number(note.amps),
        fuse: note.fuse ?? '–',
        cable: note.cable ?? double,
      }
      return fill(words.batteryCurrent, figures)
    }
    case 'strings':
      return fill(words.strings, { volts: number(note.volts), count: note.count })
    case 'solarInput':
      return fill(words.solarInput, { watts: number(note.watts) })
    default:
      return words[note.note]
  }
}

/** What the guide means for one product, in its own figures. */
export function GuideForProduct({ guide, own }: GuideForProductProps) {
  const words = guide.product
  const locale = useLocale()
  const number: Format = (value, digits = 0) => formatNumber(locale, value, digits)
  const chapters = guide.chapters.filter(({ id }) => own.chapters.includes(id))
  return (
    <section
      aria-labelledby="tu-equipo"
      className="mt-8 rounded-card border border-l-4 border-line border-l-sun bg-raised p-5 md:p-6"
    >
      <h2 id="tu-equipo" className="text-xl font-bold">
        {fill(words.title, { name: own.name })}
      </h2>
      <ul className="measure mt-3 list-disc space-y-2 pl-6">
        {own.notes.map((note) => (
          <li key={note.note}>{noteText(note, words, guide.tables.battery.double, number)}</li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 print:hidden">
        <span className="text-soft-ink">{words.read}</span>
        {chapters.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center underline">
            {title}
          </a>
        ))}
        <Link to={productPath(own)} className="inline-flex min-h-11 items-center underline">
          {words.back}
        </Link>
      </p>
    </section>
  )
}
