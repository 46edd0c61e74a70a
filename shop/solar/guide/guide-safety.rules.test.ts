import { expect, test } from 'vitest'
import { seedProduct } from '#tests/harness/seed-parts.ts'
import { guide as en } from '../messages/guide.en.ts'
import { guide as es } from '../messages/guide.es.ts'
import { chargerNotes } from './guide-figures.rules.ts'

const all = { es: JSON.stringify(es), en: JSON.stringify(en) }

test.each([
  ['fibre cement breaks underfoot', /se rompe bajo el pie/, /breaks underfoot/],
  ['its dust is asbestos', /amianto: .* en seco/, /asbestos: .* dry/],
  [
    'a loud crack is a missing precharge',
    /chasquido fuerte .* sin precarga/,
    /loud crack .* precharge/,
  ],
  [
    'a controller has a fuse of its own',
    /Entre el controlador o el cargador y la batería, otro fusible/,
    /Between the controller or charger and the battery another DC fuse/,
  ],
  ['an RCD of type AC goes blind', /tipo AC se queda ciego/, /type AC goes blind/],
  [
    '220 V takes two poles',
    /220 V lleva un interruptor de dos polos/,
    /220 V device has a two-pole/,
  ],
  ['a neutral is not shared', /no comparten el neutro/, /never share a neutral/],
  ['a breaker is precharged too', /lo cierre un interruptor/, /a breaker connects it/],
  [
    'heat, salt and surges count',
    /Cerca del mar.*|contra picos/,
    /Near the sea.*|surge protector for/,
  ],
  ['a fuse is no switch', /un fusible no es interruptor/, /a fuse is no switch/],
  ['an RCD trips in time', /0,3 segundos/, /0\.3 seconds/],
  ['a meter feels heat, not a hand', /termómetro infrarrojo/, /infrared thermometer/],
  ['breakers of direct current have a polarity', /tienen polaridad/, /have a polarity/],
])('the guide says that %s', (_what, spanish, english) => {
  expect(all.es).toMatch(spanish)
  expect(all.en).toMatch(english)
})

test.each([20, 40, 60, 100])(
  'fuse and cable of a %s A controller are those of the rules',
  (amps) => {
    const [note] = chargerNotes(amps)
    if (note?.note !== 'chargerFuse') throw new Error('no fuse')
    const written = `${note.fuse} A y ${note.cable} AWG con (uno|el) de ${amps}`
    expect(all.es).toMatch(new RegExp(written))
    expect(all.en).toMatch(
      new RegExp(`${note.fuse} A and ${note.cable} AWG with (one|the one) of ${amps}`),
    )
    const sold = seedProduct(`ACC-FUS-C${note.fuse}`).specs
    expect(String(sold.awg)).toBe(note.cable)
  },
)

test('nobody is told to touch a cable', () => {
  expect(all.es).not.toMatch(/toca los cables/)
  expect(all.en).not.toMatch(/touch the cables/)
})
