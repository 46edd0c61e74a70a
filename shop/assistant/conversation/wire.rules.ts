import { type Answer, type Part, textOf } from '../replies/answer.rules.ts'

/** An answer as other programs receive it. */
export interface WireAnswer {
  readonly text: string
  readonly products: readonly { readonly slug: string; readonly price_cents: number | null }[]
  readonly links: readonly { readonly href: string; readonly label: string }[]
  readonly understood: boolean
}

export function wireOf(
  { parts, intent, locale }: Answer,
  person: { href: string; label: string },
): WireAnswer {
  const cards = parts.flatMap((part) => (part.kind === 'cards' ? part.cards : []))
  const linkOf = (part: Part) => {
    if (part.kind === 'link') return [{ href: part.href, label: part.label }]
    return part.kind === 'human' ? [person] : []
  }
  return {
    text: textOf({ parts, locale }),
    products: cards.map(({ slug, price }) => ({ slug, price_cents: price })),
    links: parts.flatMap(linkOf),
    understood: intent !== 'unknown',
  }
}
