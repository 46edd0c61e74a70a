import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { type LegalText, legalSlugs } from '../legal.rules.ts'
import { LegalBlockView } from './legal-block.tsx'
import { useLegalMessages } from './use-messages.ts'

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  const messages = useLegalMessages()
  return (
    <nav
      aria-labelledby="contenido-legal"
      className="print:hidden lg:sticky lg:top-24 lg:self-start"
    >
      <h2 id="contenido-legal" className="text-lg font-bold">
        {messages.contents}
      </h2>
      <ol className="mt-2 border-t border-line sm:grid sm:grid-cols-2 sm:gap-x-6 lg:block">
        {sections.map(({ id, heading }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="flex min-h-11 items-center py-1 hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function OtherTexts({ current }: { current: LegalText['slug'] }) {
  const messages = useLegalMessages()
  return (
    <nav aria-labelledby="otros-textos" className="mt-12 border-t border-line pt-6 print:hidden">
      <h2 id="otros-textos" className="text-lg font-bold">
        {messages.others}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {legalSlugs
          .filter((slug) => slug !== current)
          .map((slug) => (
            <li key={slug}>
              <TextLink to={`/${slug}`}>{messages.titles[slug]}</TextLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

interface Article {
  readonly text: LegalText
  /** `effectiveOn` as text: formatting the first date in a browser takes longer than rendering the rest. */
  readonly date: string
}

/** A legal text with version, table of contents and an anchor per section. */
export function LegalArticle({ text, date }: Article) {
  const messages = useLegalMessages()
  return (
    <article className="page py-10 md:py-16">
      <header className="measure">
        <h1 className="text-3xl font-bold md:text-4xl">{text.title}</h1>
        <p className="mt-4 text-lg text-soft-ink">{text.summary}</p>
        <p className="figures mt-4 text-sm text-soft-ink">
          {format(messages.version, { version: text.version })} ·{' '}
          <time dateTime={text.effectiveOn}>{format(messages.effective, { date })}</time>
        </p>
      </header>
      <div className="mt-8 grid gap-10 lg:grid-cols-[18rem_1fr]">
        <Contents sections={text.sections} />
        <div className="measure min-w-0 space-y-10">
          {text.sections.map(({ id, heading, blocks }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="text-xl font-bold">
                {heading}
              </h2>
              <div className="mt-3 space-y-4">
                {blocks.map((block, index) => (
                  <LegalBlockView
                    key={JSON.stringify(block)}
                    block={block}
                    heading={heading}
                    number={index + 1}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <OtherTexts current={text.slug} />
    </article>
  )
}
