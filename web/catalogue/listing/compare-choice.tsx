import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format, formatPlural } from '#kernel/messages.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { useListingMessages } from '#web/shell/request/use-page-messages.ts'

const key = 'compareChoice'
const maxCompared = 4
const changed = 'girasol:compare-choice'

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

const readChoice = (): string => {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function storeChoice(slugs: readonly string[]): void {
  try {
    sessionStorage.setItem(key, slugs.join(','))
  } catch {
    // a browser without storage follows the plain link
  }
  window.dispatchEvent(new Event(changed))
}

const pathFor = (slugs: readonly string[]) =>
  `/comparar?ids=${slugs.map(encodeURIComponent).join(',')}`

/** The slugs chosen in this tab; null until hydration. */
function useChoice(): readonly string[] | null {
  const text = useSyncExternalStore<string | null>(subscribe, readChoice, () => null)
  return text === null ? null : text.split(',').filter(Boolean)
}

const look =
  'relative -mx-3 flex min-h-11 items-center rounded-field px-3 text-sm text-ink hover:bg-sunk cursor-pointer'

/** Adds a product to the comparison; without scripts a link to the comparison. */
export function CompareToggle({ product }: { product: ProductSummary }) {
  const messages = useListingMessages()
  const choice = useChoice()
  const name = format(messages.compareProduct, { name: product.name })
  if (choice === null)
    return (
      <Link to={pathFor([product.slug])} aria-label={name} className={look}>
        {messages.compare}
      </Link>
    )
  const isChosen = choice.includes(product.slug)
  const isFull = !isChosen && choice.length >= maxCompared
  return (
    <label className={`${look} gap-2`} title={isFull ? messages.compareFull : undefined}>
      <input
        type="checkbox"
        aria-label={name}
        checked={isChosen}
        disabled={isFull}
        onChange={() =>
          storeChoice(
            isChosen ? choice.filter((slug) => slug !== product.slug) : [...choice, product.slug],
          )
        }
        className="size-5 accent-ink"
      />
      <span className={isFull ? 'text-soft-ink' : ''}>{messages.compare}</span>
    </label>
  )
}

/** The chosen products with a link to the comparison. */
export function CompareBar() {
  const messages = useListingMessages()
  const locale = useLocale()
  const choice = useChoice() ?? []
  if (choice.length === 0) return null
  return (
    <section
      aria-label={messages.comparing}
      className="sticky bottom-16 z-10 lg:bottom-4 mx-auto flex items-center gap-2 rounded-card border border-line bg-raised p-2 shadow-card"
    >
      <ButtonLink look="sun" to={pathFor(choice)}>
        {formatPlural(locale, messages.compareBar, choice.length)}
      </ButtonLink>
      <button
        type="button"
        onClick={() => storeChoice([])}
        className="min-h-11 cursor-pointer rounded-field px-4 text-ink hover:bg-sunk"
      >
        {messages.compareClear}
      </button>
    </section>
  )
}
