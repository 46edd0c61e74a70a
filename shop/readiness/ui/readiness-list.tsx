import { Check, Circle } from 'lucide-react'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { messagesHook, useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { formatPlural } from '#kernel/messages.ts'
import { lackText } from '../lack-texts.rules.ts'
import type { Reviewable } from '../lacks.rules.ts'
import type { messages } from '../messages/messages.ts'
import { isReady, isReviewable, type ReadinessLine, type Requirement } from '../readiness.rules.ts'

export const useReadinessMessages = messagesHook<typeof messages.readiness>('readiness')

const places: Readonly<Record<Requirement, string>> = {
  seller: '/admin/settings',
  payment: '/admin/pagos',
  sending: '/admin/conexiones',
  screening: '/admin/listas',
  provinces: '/admin/provincias',
  rates: '/admin/shipping',
  taxes: '/admin/contabilidad',
  legal: '/admin/settings/legales',
  copies: '/admin/copias',
  second_factor: '/admin/cuenta/seguridad',
  products: '/admin/products?estado=shown',
}

/** How far the shop is, in one sentence. */
export function ReadinessSum({ lines }: { lines: readonly ReadinessLine[] }) {
  const messages = useReadinessMessages()
  const locale = useLocale()
  const missing = lines.filter(({ isMet }) => !isMet).length
  return (
    <p className={isReady(lines) ? 'font-semibold text-good' : 'font-semibold'}>
      {missing === 0 ? messages.ready : formatPlural(locale, messages.missing, missing)}
    </p>
  )
}

/** The checklist in a few lines, each of what is missing with its page. */
export function ReadinessNames({ lines }: { lines: readonly ReadinessLine[] }) {
  const messages = useReadinessMessages()
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {lines.map(({ requirement, isMet, isToReview, isToTry }) => {
        const Icon = isMet ? Check : Circle
        const { title } = messages.lines[requirement]
        return (
          <li key={requirement} className="flex min-h-11 items-center gap-1.5 lg:min-h-8">
            <Icon
              aria-hidden="true"
              strokeWidth={1.75}
              className={`size-4 ${isMet ? 'text-good' : ''}`}
            />
            {isMet ? (
              <span>
                {title} <span className="sr-only">({messages.met})</span>
              </span>
            ) : (
              <TextLink
                to={isToReview || isToTry ? '/admin/listo' : places[requirement]}
                className="lg:min-h-8"
              >
                {title}
              </TextLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** What the shop started with becomes the owner's with one button. */
function ConfirmForm({ part, title }: { part: Reviewable; title: string }) {
  const { confirm } = useReadinessMessages()
  return (
    <PanelForm countsWork={false} aria-label={title} className="mt-2">
      <input type="hidden" name="part" value={part} />
      <FormButton>{confirm[part]}</FormButton>
    </PanelForm>
  )
}

type LineMessages = ReturnType<typeof useReadinessMessages>

function statusOf({ isMet, isToReview }: ReadinessLine, messages: LineMessages): string {
  if (isMet) return messages.met
  return isToReview ? messages.toReview : messages.open
}

/** Where a requirement is set, or tried. */
function PlaceLink({ line: { requirement, isToTry } }: { line: ReadinessLine }) {
  const messages = useReadinessMessages()
  const { title, link } = messages.lines[requirement]
  const label = isToTry ? messages.tryIt : link
  return (
    <TextLink
      to={isToTry ? '/admin/conexiones' : places[requirement]}
      aria-label={`${title}: ${label}`}
    >
      {label}
    </TextLink>
  )
}

/** Everything that is missing of a line, each a sentence. */
function Lacks({ line: { lacks } }: { line: ReadinessLine }) {
  const messages = useReadinessMessages()
  const locale = useLocale()
  return lacks.map((lack) => {
    const text = lackText(locale, messages, lack)
    return (
      <p key={text} className="font-semibold text-sm">
        {text}
      </p>
    )
  })
}

/** Each requirement, whether it is met, and the page where it is set. */
export function ReadinessList({ lines }: { lines: readonly ReadinessLine[] }) {
  const messages = useReadinessMessages()
  return (
    <ul className="grid gap-2 lg:grid-cols-2">
      {lines.map((line) => {
        const { requirement, isMet, isToReview } = line
        const { title, text } = messages.lines[requirement]
        const Icon = isMet ? Check : Circle
        return (
          <li
            key={requirement}
            className={`grid grid-cols-[1.5rem_1fr] gap-x-3 rounded-card border border-line border-l-4 bg-raised p-4 ${isMet ? 'border-l-good' : 'border-l-warn'}`}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5" />
            <div>
              <h2 className="font-semibold">
                {title} <span className="sr-only">({statusOf(line, messages)})</span>
              </h2>
              <p className="text-soft-ink text-sm">{text}</p>
              <Lacks line={line} />
              <PlaceLink line={line} />
              {isToReview && isReviewable(requirement) && (
                <ConfirmForm part={requirement} title={title} />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
