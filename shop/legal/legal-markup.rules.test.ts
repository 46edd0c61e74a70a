import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bullets, legalSlugs, note, paragraph, steps, table } from './legal.rules.ts'
import { builtInText } from './legal.service.server.ts'
import { readMarkup, writtenSections } from './legal-markup.rules.ts'

describe.each(legalSlugs)('%s', (slug) => {
  test.each(['es', 'en'] as const)('is edited and read back as the same text in %s', (locale) => {
    const { sections } = builtInText(slug, locale)
    expect(readMarkup(writtenSections(sections))).toEqual({ ok: true, sections })
  })
})

test('prefixes mark the kind of a block', () => {
  const read = readMarkup(
    '## Qué vale\nUna línea\ny su fin.\n\n- uno\n- dos\n\n1. primero\n2) segundo\n\n> ojo\n\n| a | b |\n| 1\\|2 | 3 |\n## Qué vale\nx',
  )
  expect(read).toEqual({
    ok: true,
    sections: [
      {
        id: 'que-vale',
        heading: 'Qué vale',
        blocks: [
          paragraph('Una línea y su fin.'),
          bullets('uno', 'dos'),
          steps('primero', 'segundo'),
          note('ojo'),
          table(['a', 'b'], ['1|2', '3']),
        ],
      },
      { id: 'que-vale-2', heading: 'Qué vale', blocks: [paragraph('x')] },
    ],
  })
})

test('invalid markup is refused with its reason', () => {
  expect(readMarkup('')).toEqual({ ok: false, problem: 'no_heading' })
  expect(readMarkup('sin título')).toEqual({ ok: false, problem: 'no_heading' })
  expect(readMarkup('## Solo\n\n## Dos\nx')).toEqual({ ok: false, problem: 'empty_section' })
  expect(readMarkup('## A\n| a | b |\n| 1 |')).toEqual({ ok: false, problem: 'ragged_table' })
})

test('any input is parsed or refused, and the result reads back as the same', () => {
  const line = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('\\', '|', '#', '-', '>', '1', '.', ' ', 'a', '{', '}') }),
    fc.constantFrom('## A', '- x', '1. y', '> z', '| a | b |', '', '## '),
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const read = readMarkup(lines.join('\n'))
      if (!read.ok) return true
      const again = readMarkup(writtenSections(read.sections))
      expect(again).toEqual(read)
      return true
    }),
    { examples: [[['## A', '| a | b |', '!']], [['## A', '##', 'x']], [['## A', '\\- x']]] },
  )
})
