import { useLocale } from '#design/messages-context.tsx'
import { useCatalogueMessages } from '../../ui/use-messages.ts'
import type { Specs } from '../product.rules.ts'
import { specSections } from '../spec.rules.ts'
import { specLabel, specText } from '../spec-text.rules.ts'

/** The figures of a product by group. */
export function SpecTable({ specs }: { specs: Specs }) {
  const locale = useLocale()
  const messages = useCatalogueMessages()
  const language = { locale, messages: messages.specs }
  const sections = specSections(specs)
  if (sections.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl font-bold">{messages.detail.specsTitle}</h2>
      <div className="mt-4 gap-8 lg:columns-2 print:columns-2">
        {sections.map(({ group, keys }) => (
          <div key={group ?? 'other'} className="mb-6 break-inside-avoid">
            <h3 className="border-b-2 border-ink pb-2 font-semibold">
              {messages.specs.groups[group ?? 'other']}
            </h3>
            <dl>
              {keys.map((key) => (
                <div
                  key={key}
                  className="flex items-baseline justify-between gap-4 border-b border-line py-2"
                >
                  <dt className="text-soft-ink">{specLabel(key, messages.specs)}</dt>
                  <dd className="figures text-right">
                    {specText(key, specs[key] ?? '', language)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
