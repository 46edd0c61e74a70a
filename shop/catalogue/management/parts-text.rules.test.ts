import { expect, test } from 'vitest'
import {
  offeredPart,
  offeredSku,
  partsAsText,
  readParts,
  refsIn,
  withRefs,
} from './parts-text.rules.ts'

test('a piece is named by its SKU, its name, or as the list offers it', () => {
  const text = '2 x BAT-12V050\r\n1 × Batería 12 V 50 Ah; 3*Cable (2 m) (ACC-CAB)'
  expect(refsIn(text)).toEqual(['BAT-12V050', 'Batería 12 V 50 Ah', 'Cable (2 m) (ACC-CAB)'])
  expect(offeredSku('Cable (2 m) (ACC-CAB)')).toBe('ACC-CAB')
  expect(offeredSku('Cable (2 m)')).toBe(null)
  expect(offeredSku(offeredPart({ name: 'Panel 100 W', sku: 'PAN-100M' }))).toBe('PAN-100M')
})

test('found pieces stand by their SKU, and what cannot be read or found stays as it was typed', () => {
  const found = new Map([['Batería', 'BAT-1']])
  expect(withRefs('2 x Batería\ndos paneles\n1 x Nada', found)).toBe(
    '2 x BAT-1\ndos paneles\n1 x Nada',
  )
  const parts = readParts(withRefs('2 x Batería\n1 x PAN-1', found))
  expect(parts && partsAsText(parts)).toBe('2 x BAT-1\n1 x PAN-1')
  expect(readParts(withRefs('2 x Batería\n1 x BAT-1', found))).toBe(null)
})
