export const legalSlugs = [
  'terminos-y-condiciones',
  'politica-de-privacidad',
  'politica-de-cookies',
  'politica-de-cumplimiento',
  'politica-envios-devoluciones',
  'affidavit-certificacion',
] as const

export type LegalSlug = (typeof legalSlugs)[number]

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; text: string }

export type LegalSection = {
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

export type LegalText = {
  slug: LegalSlug
  version: string
  effectiveOn: string
  title: string
  summary: string
  sections: readonly LegalSection[]
}

export const legalPlaceholders = [
  'shopName',
  'supportEmail',
  'phone1',
  'phone2',
  'legalName',
  'legalAddress',
  'transitDays',
  'preparation',
] as const

export type LegalFacts = Record<(typeof legalPlaceholders)[number], string>

/** The section of the affidavit whose list items are the statements. */
export const affidavitStatementsSection = 'declaraciones'
/** The section on the officials of the third statement. */
export const affidavitOfficialsSection = 'funcionarios-prohibidos'

export function isLegalSlug(value: string): value is LegalSlug {
  return legalSlugs.some((slug) => slug === value)
}

export function paragraph(text: string): LegalBlock {
  return { kind: 'paragraph', text }
}

export function note(text: string): LegalBlock {
  return { kind: 'note', text }
}

export function bullets(...items: readonly string[]): LegalBlock {
  return { kind: 'list', items }
}

export function steps(...items: readonly string[]): LegalBlock {
  return { kind: 'list', items, ordered: true }
}

export function table(
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): LegalBlock {
  return { kind: 'table', head, rows }
}

export function affidavitStatements(text: LegalText): readonly string[] {
  const section = text.sections.find(({ id }) => id === affidavitStatementsSection)
  const list = section?.blocks.find((block) => block.kind === 'list')
  return list?.items ?? []
}

type Words = Pick<LegalText, 'title' | 'summary' | 'sections'>

export function fillLegalText<Text extends Words>(text: Text, facts: LegalFacts): Text {
  const fill = (value: string) => filled(value, facts)
  return {
    ...text,
    title: fill(text.title),
    summary: fill(text.summary),
    sections: text.sections.map((section) => ({
      id: section.id,
      heading: fill(section.heading),
      blocks: section.blocks.map((block) => filledBlock(block, fill)),
    })),
  }
}

const isFilledIn = (name: string) => legalPlaceholders.some((placeholder) => placeholder === name)

/** Whether something between braces would be published as it stands; `{#id}` is the anchor of a heading. */
export const hasUnknownPlaceholder = (text: string): boolean =>
  [...text.matchAll(/\{([^{}#][^{}\n]*)\}/g)].some(([, name = '']) => !isFilledIn(name))

/** `o al {phone2}`, `or call {phone1}`: what falls away with a telephone that the shop does not have. */
const alternative = (name: string) =>
  new RegExp(`\\s+(?:o|or|y|and)(?:\\s+\\p{L}+){0,2}\\s+\\{${name}\\}`, 'gu')

function filled(template: string, stated: LegalFacts): string {
  const [phone1 = '', phone2 = ''] = [stated.phone1, stated.phone2].filter(Boolean)
  const facts = { ...stated, phone1, phone2 }
  const missing = (['phone2', 'phone1'] as const).filter((name) => facts[name] === '')
  const value = missing.reduce((text, name) => text.replace(alternative(name), ''), template)
  return value.replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const known = legalPlaceholders.find((placeholder) => placeholder === name)
    if (!known) return whole
    // an address that ends in 'EE. UU.' ends the sentence too
    return facts[known].endsWith('.') ? facts[known] : facts[known] + stop
  })
}

function filledBlock(block: LegalBlock, fill: (value: string) => string): LegalBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return { ...block, text: fill(block.text) }
    case 'list':
      return { ...block, items: block.items.map(fill) }
    case 'table':
      return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) }
  }
}
