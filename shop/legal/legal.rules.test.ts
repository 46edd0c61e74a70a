import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import {
  affidavitStatements,
  fillLegalText,
  isLegalSlug,
  type LegalBlock,
  type LegalFacts,
  type LegalText,
  legalSlugs,
  note,
  paragraph,
  table,
} from './legal.rules.ts'
import { legalText } from './legal.service.server.ts'

const facts: LegalFacts = {
  shopName: 'Girasol',
  supportEmail: 'ayuda@girasol.example',
  phone1: '+1 305 555 0100',
  phone2: '+1 305 555 0101',
  legalName: 'Girasol Solar LLC',
  transitDays: '25',
  preparation: '2 días hábiles',
  legalAddress: '100 Calle Ejemplo, Miami, FL 33101',
}

const everyText = legalSlugs.flatMap((slug) =>
  locales.map((locale) => ({ slug, locale, text: legalText(slug, locale, facts) })),
)

function wordsOfBlock(block: LegalBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
    default:
      return [block.text]
  }
}

function wordsOf({ title, summary, sections }: LegalText): readonly string[] {
  return [
    title,
    summary,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(wordsOfBlock)]),
  ]
}

const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.filter((block) => !isTranslationNote(block)).map(shapeOfBlock),
  }))

const isTranslationNote = (block: LegalBlock) =>
  block.kind === 'note' && block.text.startsWith('This is a translation.')

function shapeOfBlock(block: LegalBlock): string {
  if (block.kind === 'list') return `list of ${block.items.length}`
  if (block.kind === 'table') return `table of ${block.rows.map((row) => row.length)}`
  return block.kind
}

describe.each(legalSlugs)('%s', (slug) => {
  const es = legalText(slug, 'es', facts)
  const en = legalText(slug, 'en', facts)

  test('both languages carry the same slug, version and date', () => {
    expect([es.slug, en.slug]).toEqual([slug, slug])
    expect(en.version).toBe(es.version)
    expect(en.effectiveOn).toBe(es.effectiveOn)
    expect(es.effectiveOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(es.version).toMatch(new RegExp(`^${es.effectiveOn}\\.\\d+$`))
  })

  test('both languages have the same sections in the same order', () => {
    expect(en.sections.map(({ id }) => id)).toEqual(es.sections.map(({ id }) => id))
  })

  test('both languages have the same content, block by block', () => {
    expect(shapeOf(en)).toEqual(shapeOf(es))
  })

  test('every section has its own plain anchor', () => {
    const ids = es.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
  })

  test('the English text says that Spanish is authoritative', () => {
    expect(en.sections.at(0)?.blocks.at(0)).toMatchObject({
      text: expect.stringContaining('Spanish text is the authoritative one'),
    })
  })
})

describe.each(everyText)('$slug in $locale', ({ text }) => {
  test('no placeholder remains after filling', () => {
    for (const words of wordsOf(text)) expect(words).not.toMatch(/[{}]/)
  })

  test('no text is empty', () => {
    expect(text.sections.length).toBeGreaterThan(0)
    for (const { blocks } of text.sections) expect(blocks.length).toBeGreaterThan(0)
    for (const block of text.sections.flatMap(({ blocks }) => blocks)) {
      expect(wordsOfBlock(block).length).toBeGreaterThan(0)
    }
    for (const words of wordsOf(text)) expect(words.trim()).not.toBe('')
  })

  test('every table row has one cell for each column', () => {
    for (const block of text.sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue
      for (const row of block.rows) expect(row).toHaveLength(block.head.length)
    }
  })

  test('the summary fits a meta description', () => {
    expect(text.summary.length).toBeLessThanOrEqual(155)
  })

  test('there is no exclamation mark', () => {
    for (const words of wordsOf(text)) expect(words).not.toMatch(/[!¡]/)
  })
})

describe('required content', () => {
  const textIn = (slug: (typeof legalSlugs)[number], locale: Locale) =>
    wordsOf(legalText(slug, locale, facts)).join('\n')

  test('the compliance policy names private individuals, the Restricted List and ten years', () => {
    const es = textIn('politica-de-cumplimiento', 'es')
    const en = textIn('politica-de-cumplimiento', 'en')
    for (const words of ['personas particulares', 'Lista Restringida de Cuba', '10 años']) {
      expect(es).toContain(words)
    }
    for (const words of ['private individuals', 'Cuba Restricted List', '10 years']) {
      expect(en).toContain(words)
    }
  })

  test('the affidavit has its eight statements, each with its subject, in both languages', () => {
    const subjects = {
      es: ['mayor de edad', '100 empleados', '515.337', '50 %', 'militares', 'fondos propios'],
      en: ['legal age', '100 employees', '515.337', '50%', 'military', 'own funds'],
    }
    const lastSubjects = { es: ['SCP o GFT', '10 años'], en: ['SCP or GFT', '10 years'] }
    for (const locale of locales) {
      const expected = [...subjects[locale], ...lastSubjects[locale]]
      const statements = affidavitStatements(legalText('affidavit-certificacion', locale, facts))
      expect(statements).toHaveLength(8)
      statements.forEach((statement, index) => {
        expect(statement).toContain(expected[index])
      })
    }
  })

  test('the cookie policy names every key the shop stores', () => {
    const keys = ['i18next', 'isShippingToCuba', 'solarProducts', 'cart', 'i18nextLng']
    for (const locale of locales) {
      for (const key of [...keys, 'user-cookie-consent']) {
        expect(textIn('politica-de-cookies', locale)).toContain(key)
      }
    }
  })

  test('every text names the seller', () => {
    for (const { slug, locale } of everyText) {
      if (slug === 'politica-de-cookies') continue
      expect(textIn(slug, locale)).toContain(facts.legalName)
    }
  })
})

describe('filling a text', () => {
  const sample: LegalText = {
    slug: 'politica-de-cookies',
    version: '2026-01-01.1',
    effectiveOn: '2026-01-01',
    title: '{shopName}',
    summary: '{shopName}, {shopName}',
    sections: [
      {
        id: 'a',
        heading: '{phone1}',
        blocks: [
          paragraph('{unknown} {toString}'),
          note('{legalName}'),
          table(['{phone2}'], ['{}']),
        ],
      },
    ],
  }

  test('known placeholders are replaced everywhere and unknown braces stay', () => {
    const { title, summary, sections } = fillLegalText(sample, facts)
    expect([title, summary]).toEqual(['Girasol', 'Girasol, Girasol'])
    expect(sections).toEqual([
      {
        id: 'a',
        heading: facts.phone1,
        blocks: [
          paragraph('{unknown} {toString}'),
          note(facts.legalName),
          table([facts.phone2], ['{}']),
        ],
      },
    ])
  })

  test('a fact is inserted literally, whatever characters it contains', () => {
    const odd = { ...facts, shopName: '$& {phone1}' }
    expect(fillLegalText(sample, odd).title).toBe('$& {phone1}')
  })

  test('a value that ends with a full stop ends its sentence with one', () => {
    const sentence = { ...sample, title: 'En {legalAddress}.', summary: 'Es {shopName}.' }
    const filled = fillLegalText(sentence, { ...facts, legalAddress: 'Miami, EE. UU.' })
    expect([filled.title, filled.summary]).toEqual(['En Miami, EE. UU.', 'Es Girasol.'])
  })

  test.each([
    [facts.phone1, facts.phone2, 'o llama al +1 305 555 0100 o al +1 305 555 0101, hoy.'],
    [facts.phone1, '', 'o llama al +1 305 555 0100, hoy.'],
    ['', facts.phone2, 'o llama al +1 305 555 0101, hoy.'],
    ['', '', ', hoy.'],
  ])('a sentence holds with the telephones "%s" and "%s"', (phone1, phone2, end) => {
    const title = 'Escribe a {shopName} o llama al {phone1} o al {phone2}, hoy.'
    const shown = fillLegalText({ ...sample, title }, { ...facts, phone1, phone2 }).title
    expect(shown).toBe(`Escribe a Girasol ${end}`.replace(' ,', ','))
  })

  test('every text holds with one telephone and with none', () => {
    const texts = locales.flatMap((locale) =>
      ['+1 305 555 0100', ''].flatMap((phone1) =>
        legalSlugs.map((slug) => legalText(slug, locale, { ...facts, phone1, phone2: '' })),
      ),
    )
    const broken = texts
      .flatMap(wordsOf)
      .filter((words) => /\s[.,]|(?<!\p{L})(al|call|or|o)[.,]/u.test(words))
    expect(broken).toEqual([])
  })

  test('the text itself is not modified', () => {
    fillLegalText(sample, facts)
    expect(sample.title).toBe('{shopName}')
  })
})

describe('a legal address', () => {
  test('is one of the six slugs and nothing else', () => {
    for (const slug of legalSlugs) expect(isLegalSlug(slug)).toBe(true)
    for (const other of ['', 'terminos', 'Terminos-y-condiciones', 'toString']) {
      expect(isLegalSlug(other)).toBe(false)
    }
  })
})
