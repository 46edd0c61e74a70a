import { expect, test } from 'vitest'
import { renamed } from './rename.rules.ts'

test('a renamed shop has its new name in the titles, and nothing else changes in them', () => {
  const texts = {
    seo_title: 'Girasol: kits solares de Girasol',
    seo_title_en: 'Girasol kits',
    banner_text: 'Girasoles y Mi Girasol2 siguen',
  }
  expect(renamed(texts, 'Girasol', 'Luz $& (Cuba)')).toEqual({
    seo_title: 'Luz $& (Cuba): kits solares de Luz $& (Cuba)',
    seo_title_en: 'Luz $& (Cuba) kits',
  })
})

test('a name with signs is found, and no name is replaced by nothing', () => {
  expect(renamed({ seo_title: 'Sol+Luz (CU) aquí' }, 'Sol+Luz (CU)', 'Sol')).toEqual({
    seo_title: 'Sol aquí',
  })
  expect(renamed({ seo_title: 'Sol' }, '', 'Luz')).toEqual({})
  expect(renamed({ seo_title: 'Sol' }, 'Sol', '')).toEqual({})
})
