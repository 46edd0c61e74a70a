import type { LegalSlug } from '#shop/legal/legal.rules.ts'

/** Lines of the shop's own texts, quoted as they are. */
export interface Quote {
  readonly from: LegalSlug | 'guia-instalacion'
  readonly section: string
  /** Positions within the section, or within the chapter's points. */
  readonly lines: readonly number[]
}

/** Something the shop knows, with the words in which it is asked for. */
export interface Passage<Id extends string = string> {
  readonly id: Id
  /** Words of typical questions in both languages. */
  readonly ask: string
  readonly quote: Quote | null
  readonly href: string
}

export const terms = 'terminos-y-condiciones'
export const shipping = 'politica-envios-devoluciones'
export const compliance = 'politica-de-cumplimiento'
export const privacy = 'politica-de-privacidad'

export const legal = <Id extends string>(
  id: Id,
  from: LegalSlug,
  section: string,
  lines: readonly number[],
  ask: string,
): Passage<Id> => ({ id, ask, quote: { from, section, lines }, href: `/${from}#${section}` })

export const guide = <Id extends string>(
  id: Id,
  section: string,
  lines: readonly number[],
  ask: string,
): Passage<Id> => ({
  id,
  ask,
  quote: lines.length > 0 ? { from: 'guia-instalacion', section, lines } : null,
  href: `/guia-instalacion#${section}`,
})

export const page = <Id extends string>(id: Id, href: string, ask: string): Passage<Id> => ({
  id,
  ask,
  quote: null,
  href,
})
