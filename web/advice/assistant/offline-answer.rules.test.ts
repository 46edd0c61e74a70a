import { expect, test } from 'vitest'
import { pageKey, variantOf } from '#web/offline/offline-pages.rules.ts'
import { guideKey } from './offline-answer.ts'

test('the saved guide is found by the name that the service worker gave it', () => {
  const guide = new URL('https://shop.test/guia-instalacion')
  expect(`${guide.origin}${guideKey('en', 'cuba')}`).toBe(pageKey(guide, variantOf('en', 'cuba')))
})
