import { LegalBlockView } from '#shop/legal/ui/legal-block.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/manual'
import { type ManualSection, manualSections } from './manual-text.server.ts'

const path = '/admin/manual'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(requestCtx)
  const { manual } = messagesIn(locale).admin.nav
  return { sections: manualSections, ...privatePageTitled(locale, path, manual) }
}

function Contents({ sections }: { sections: readonly ManualSection[] }) {
  return (
    <ul className="gap-x-6 sm:columns-2 lg:columns-3">
      {sections.map(({ id, heading }) => (
        <li key={id} className="break-inside-avoid">
          <a href={`#${id}`} className="flex min-h-11 items-center underline lg:min-h-8">
            {heading}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Section({ id, heading, blocks }: ManualSection) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="scroll-mt-20 font-bold text-xl">
        {heading}
      </h2>
      {blocks.map((block, index) =>
        block.kind === 'picture' ? (
          <img
            key={block.src}
            src={block.src}
            alt={block.text}
            width="1120"
            height="630"
            loading="lazy"
            className="h-auto w-full max-w-4xl rounded-card border border-line"
          />
        ) : (
          <div key={JSON.stringify(block)} className="measure">
            <LegalBlockView block={block} heading={heading} number={index + 1} />
          </div>
        ),
      )}
    </section>
  )
}

/** The owner's manual, which is written in Spanish. */
export default function ManualPage({ loaderData }: Route.ComponentProps) {
  const messages = useAdminMessages()
  const { sections } = loaderData
  return (
    <AdminPage title={messages.nav.manual}>
      {messages.manualInSpanish && <p className="measure">{messages.manualInSpanish}</p>}
      <div lang="es" className="grid gap-8">
        <Contents sections={sections} />
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </AdminPage>
  )
}
