import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import type { Guide } from '#shop/solar/guide/guide-text.rules.ts'
import { ownPartsHref } from '#shop/solar/owned/own-parts-link.rules.ts'

export function GuideHeader({ guide }: { guide: Guide }) {
  return (
    <header className="measure">
      <h1 className="text-3xl font-bold md:text-4xl">{guide.title}</h1>
      <p className="mt-4 text-lg text-soft-ink">{guide.lead}</p>
      <p className="mt-2 text-soft-ink">{guide.honest}</p>
      <p className="mt-4">
        {guide.ownParts}{' '}
        <Link to={ownPartsHref} className="inline-flex min-h-11 items-center underline">
          {guide.ownPartsLink}
        </Link>
      </p>
      <Button className="js-only mt-6 print:hidden" onClick={() => window.print()}>
        <Printer className="size-5" strokeWidth={1.75} aria-hidden /> {guide.print}
      </Button>
    </header>
  )
}

export function GuideContents({ guide }: { guide: Guide }) {
  return (
    <nav
      aria-labelledby="contenido-guia"
      className="lg:sticky lg:top-24 lg:self-start print:hidden"
    >
      <h2 id="contenido-guia" className="text-lg font-bold">
        {guide.contents}
      </h2>
      <ol className="mt-2 border-t border-line sm:grid sm:grid-cols-2 sm:gap-x-6 lg:block">
        {guide.chapters.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="flex min-h-11 items-center gap-3 hover:underline">
              <span className="figures w-6 shrink-0 text-soft-ink">{index}</span>
              <span className="py-1 leading-tight">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
