import { expect, test } from 'vitest'
import { idsIn, rowsOf, titlesIn } from './checklist.ts'

test('rows are parsed with their group, at any column width', () => {
  const checklist = `# Checklist

## 1 Foundation, languages

| id    | from     | statement              |
| ----- | -------- | ---------------------- |
| S-001 | S§0      | A page has 'a | b'.    |
| A-234 | A§7      | By phone. (not built, see decisions) |

## 2 Cart
| A-002 | A§1, D | Another. |`
  expect(rowsOf(checklist)).toEqual([
    {
      id: 'S-001',
      group: '1 Foundation, languages',
      statement: "A page has 'a | b'.",
      notBuilt: false,
    },
    {
      id: 'A-234',
      group: '1 Foundation, languages',
      statement: 'By phone. (not built, see decisions)',
      notBuilt: true,
    },
    { id: 'A-002', group: '2 Cart', statement: 'Another.', notBuilt: false },
  ])
})

test('single ids, lists and ranges are understood', () => {
  expect(idsIn('opens (S-001, A-020)')).toEqual(['S-001', 'A-020'])
  expect(idsIn('S-154–S-156')).toEqual(['S-154', 'S-155', 'S-156'])
  expect(idsIn('S-154-156')).toEqual(['S-154', 'S-155', 'S-156'])
  expect(idsIn('A-009–011 and S-100')).toEqual(['A-009', 'A-010', 'A-011', 'S-100'])
  expect(idsIn('KIT-LUZ-640, S-12, XS-1')).toEqual([])
})

test('a descending range contains nothing', () => {
  expect(idsIn('S-010–S-008')).toEqual([])
})

test('titles of tests, tables of tests and groups are found', () => {
  const text = `
    test('plain (S-001)', () => {})
    it("double", async () => {})
    test.each(table)(\`each \${one} (S-002)\`, () => {})
    describe('group', () => { test.describe('inner', () => {}) })
    describe.each([1])('many %s', () => {})
    test.step('step', () => {})
    expect(test).toBe('not a title (S-009)')`
  expect(titlesIn('a.test.ts', text)).toEqual([
    'plain (S-001)',
    'double',
    'each … (S-002)',
    'group',
    'inner',
    'many %s',
    'step',
  ])
})

test('a skipped test proves nothing', () => {
  const text = `test.skip('a', f); test.todo('b'); test.fixme('c', f); describe.skip('d', f)
    test.describe.skip('e', f); it.fails('f', f)`
  expect(titlesIn('a.spec.ts', text)).toEqual([])
})
