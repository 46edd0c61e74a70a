import { expect, test } from 'vitest'
import { guide as en } from '../messages/guide.en.ts'
import { guide as es } from '../messages/guide.es.ts'

const all = { es: JSON.stringify(es), en: JSON.stringify(en) }

test.each([
  ['fibre cement breaks underfoot', /se rompe bajo el pie/, /breaks underfoot/],
  ['its dust is asbestos', /amianto: .* en seco/, /asbestos: .* dry/],
  [
    'a loud crack is a missing precharge',
    /chasquido fuerte .* sin precarga/,
    /loud crack .* precharge/,
  ],
  ['a meter feels heat, not a hand', /termómetro infrarrojo/, /infrared thermometer/],
  ['breakers of direct current have a polarity', /tienen polaridad/, /have a polarity/],
])('the guide says that %s', (_what, spanish, english) => {
  expect(all.es).toMatch(spanish)
  expect(all.en).toMatch(english)
})

test('nobody is told to touch a cable', () => {
  expect(all.es).not.toMatch(/toca los cables/)
  expect(all.en).not.toMatch(/touch the cables/)
})
