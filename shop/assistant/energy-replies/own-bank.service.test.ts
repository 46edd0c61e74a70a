import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import type { Message } from '../conversation/conversation.rules.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

async function answered(question: string, ...before: string[]): Promise<string> {
  const earlier: Message[] = []
  for (const one of before) {
    const { answer } = await engineAnswer(await asVisitor(), { question: one, earlier })
    earlier.push({ role: 'user', content: one }, { role: 'assistant', content: textOf(answer) })
  }
  const { answer } = await engineAnswer(await asVisitor(), { question, earlier })
  return textOf(answer).replaceAll('\u00a0', ' ')
}

const either = /en serie suman los voltios, 24 V, y en paralelo siguen en 12 V/
const ofLithium = /LiFePO4|ciclos|\$\d/
const gel12 = 'modo gel, nunca en el de litio ni ecualizando: a 12 V, de 14,1 a 14,4 V'
const gel24 = 'a 24 V, de 28,2 a 28,8 V al cargar y de 27 a 27,6 en flotación'

test.each([
  ['Dos baterías de gel', either],
  ['como conecto dos baterias de gel', either],
  ['las de gel se pueden unir?', either],
  [
    'tengo dos baterias de gel de 12v 100ah, ¿puedo ponerlas en serie?',
    /2 de 12 V dan 24 V y siguen en 100 Ah.*uno de 12 se quema/,
  ],
  [
    'mi tio tiene dos baterias de gel, las puedo poner en paralelo?',
    /Sí, en paralelo, si son iguales: siguen en 12 V/,
  ],
  ['2 baterias gel 12v 200ah en serie para un inversor de 24', /Para 24 V van en serie: 2 de 12 V/],
  [
    '2 baterias de gel de 12v en serie con mi inversor de 12 v',
    /No en serie: darían 24 V y tu equipo es de 12 V, se quema/,
  ],
  [
    'cuatro baterias de gel de 12v 100ah para un inversor de 48v',
    /Para 48 V van en serie: 4 de 12 V/,
  ],
  ['4 baterias de gel de 12v pa un inversor de 24v', /2 series de 2/],
  ['tres baterias de gel de 12v para un inversor de 24', /con 3 de 12 V no se hacen 24 V/],
  [
    'mis dos baterias de gel son de diferente amperaje, una de 100 y otra de 70, las uno?',
    /^No: distintas en Ah/,
  ],
  ['con que cargador cargo dos baterias de gel de 100', /^Cargador o controlador en modo gel/],
  ['q voltaje le pongo al controlador para las de gel', /^Cargador o controlador en modo gel/],
  ['¿a cuánto cargo una batería de gel?', /^Cargador o controlador en modo gel/],
] as const)(
  '«%s» is answered about these batteries, and not about lithium',
  async (question, says) => {
    const answer = await answered(question)
    expect(answer).toMatch(new RegExp(says.source, 's'))
    expect(answer).not.toMatch(ofLithium)
  },
)

test('charging follows the volts of the bank and a fifth of its amp hours', async () => {
  expect(await answered('Dos baterías de gel')).toContain(gel12)
  const inSeries = await answered(
    'tengo dos baterias de gel de 12v 100ah, ¿puedo ponerlas en serie?',
  )
  expect(inSeries).toContain(gel24)
  expect(inSeries).toContain('20 A o menos')
  expect(inSeries).toContain('Guardan 2 400 Wh')
  const sideBySide = await answered('tengo dos baterias de gel de 12v 100ah, van en paralelo?')
  expect(sideBySide).toContain('40 A o menos')
})

test('after something else too, and what follows goes on with them', async () => {
  expect(
    await answered('Dos baterías de gel', '¿Cuánto cuesta la batería de 12 V 100 Ah?'),
  ).toMatch(either)
  expect(await answered('Dos baterías de gel', 'Tengo un inversor de 24 V')).toContain(
    'Para 24 V van en serie',
  )
  const asked = ['Dos baterías de gel de 100 Ah', '¿y en paralelo?'] as const
  expect(await answered(asked[1], asked[0])).toContain('suman 200 Ah')
  expect(await answered('¿y con qué cargador?', asked[0])).toMatch(
    /^Cargador o controlador en modo gel/,
  )
})

test('what is not theirs stays what it was', async () => {
  expect(await answered('¿Qué es mejor, gel o litio?')).toContain('De litio (LiFePO4)')
  expect(await answered('tengo 2 baterías de gel y quiero ponerle una de litio')).toContain(
    'No juntes baterías distintas',
  )
  expect(
    await answered('¿Cuánto duran dos baterías de gel de 100 Ah con un ventilador?'),
  ).toContain('(las 2 sumadas)')
})

test('of gel nothing is for sale, which is said before what is', async () => {
  expect(await answered('¿venden baterías de gel?')).toMatch(/^De gel, AGM o plomo no vendo/)
})

test('in English too', async () => {
  const { answer } = await engineAnswer(await asVisitor({ locale: 'en' }), {
    question: 'I have two 12V 100Ah gel batteries, can I wire them in series?',
    earlier: [],
  })
  expect(textOf(answer)).toContain('2 of 12 V give 24 V and stay at 100 Ah')
  expect(textOf(answer)).toContain('28.2 to 28.8 V')
})
