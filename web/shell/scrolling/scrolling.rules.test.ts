import { expect, test } from 'vitest'
import { headerHides, sectionInView } from './scrolling.ts'

test('the header hides while scrolling down only past 50 px (S-132)', () => {
  expect(headerHides(false, 0, 50)).toBe(false)
  expect(headerHides(false, 0, 51)).toBe(true)
  expect(headerHides(false, 400, 500)).toBe(true)
})

test('it returns while scrolling up and is unchanged while nothing moves', () => {
  expect(headerHides(true, 500, 499)).toBe(false)
  expect(headerHides(true, 500, 500)).toBe(true)
  expect(headerHides(true, 60, 20)).toBe(false)
})

const sections = (top: number) => [
  { id: 'inicio', top: -top },
  { id: 'contacto', top: 2000 - top },
]

test('the highlighted section is the last one that has reached the upper third (S-152)', () => {
  expect(sectionInView(sections(0), 900, false)).toBe('inicio')
  expect(sectionInView(sections(1690), 900, false)).toBe('inicio')
  expect(sectionInView(sections(1700), 900, false)).toBe('contacto')
})

test('at the end of the page it is the last one, even where it cannot scroll further', () => {
  expect(sectionInView(sections(1500), 900, true)).toBe('contacto')
  expect(sectionInView([{ id: 'contacto', top: 700 }], 900, true)).toBeNull()
  expect(sectionInView([], 900, true)).toBeNull()
})
