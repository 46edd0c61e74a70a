import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import type { Message } from '../conversation/conversation.rules.ts'
import { textOf } from '../replies/answer.rules.ts'
import { engineAnswer } from '../replies/engine.service.server.ts'

const answered = async (question: string) =>
  textOf((await engineAnswer(await asVisitor(), { question, earlier: [] })).answer)

test.each([
  ['tengo una bateria de carro, cuanto dura'],
  ['cuanto me dura mi batería de carro'],
  ['una bateria de carro cuantas horas aguanta'],
  ['que tiempo dura un acumulador'],
  ['quiero usar una bateria de carro con un inversor'],
  ['puedo usar una bateria de carro de 12v 70ah para la nevera'],
  ['para que me sirve una batería de carro'],
  ['tengo una bateria de carro de 70ah que puedo encender'],
  ['cuanto me dura un refrigerador con una bateria de carro'],
  ['cuánto me dura un ventilador con un acumulador de 70 Ah'],
])('«%s» starts the question about its kind, without a lithium figure', async (question) => {
  const text = await answered(question)
  expect(text).toMatch(/¿De qué tipo es/)
  expect(text).toMatch(/plomo/)
  expect(text).not.toMatch(/LiFePO4|litio|ciclos al/)
})

test('in English too', async () => {
  const text = await answered('how long does a car battery last')
  expect(text).toMatch(/Which kind is yours/)
  expect(text).not.toMatch(/LiFePO4|lithium/i)
})

/** Every answer of a conversation, with what it remembers. */
async function talked(...questions: string[]): Promise<{ text: string; chips: string }[]> {
  const earlier: Message[] = []
  const answers: { text: string; chips: string }[] = []
  for (const question of questions) {
    const { answer } = await engineAnswer(await asVisitor(), { question, earlier })
    const known = answer.parts.flatMap((part) => (part.kind === 'known' ? part.chips : []))
    answers.push({ text: textOf(answer), chips: known.map(({ label }) => label).join(' · ') })
    earlier.push(
      { role: 'user', content: question },
      { role: 'assistant', content: textOf(answer) },
    )
  }
  return answers
}

// 480, 1020 and 510 Wh reach the outlets, of which the inverter takes 10 W itself
test.each([
  [
    ['¿Cuántas horas me dura una batería de carro de 100 Ah con un ventilador?'],
    ['¿Y con dos ventiladores?', '3,3 y 4,2 horas'],
    ['¿Y con un refrigerador?', '6,2 y 8,8 horas'],
  ],
  [
    ['¿Cuánto dura una batería de gel de 200 Ah con un ventilador?'],
    ['¿Y tres luces?', '19,5 y 31,9 horas'],
  ],
  [
    ['¿Cuánto cuesta la batería de 12 V 100 Ah?'],
    ['¿Y mi batería de carro de 100 Ah cuánto dura con un ventilador?', '5,8 y 8 horas'],
    ['¿y con tres luces?', '9,2 y 15 horas'],
  ],
  [
    ['¿cuánto dura una batería de plomo de 200 Ah con el inversor de 1000 W y un ventilador?'],
    ['¿Y con dos ventiladores?', '6,6 y 8,3 horas'],
  ],
  [
    ['How long will a 100 Ah car battery run a fan?'],
    ['And with two fans?', '3.3 and 4.2 hours'],
    ['and three lights?', '9.2 and 15 hours'],
  ],
  [['How long does a 200 Ah gel battery run a TV?'], ['And two fans?', '7.1 and 8.9 hours']],
])('what follows %j counts the battery that was told, with its kind', async (...turns) => {
  const [, ...answers] = await talked(...turns.map(([question]) => question as string))
  for (const [at, { text, chips }] of answers.entries()) {
    expect(text).toContain(turns[at + 1]?.[1])
    expect(chips).not.toMatch(/LiFePO4/)
    expect(chips).toMatch(/Tu batería de (plomo|gel)|Your (lead|gel)/)
  }
})

// twice 510 Wh reach the outlets
test.each([
  ['Dos baterías de gel de 100 Ah', '¿cuánto duran con un ventilador?', '(las 2 sumadas)'],
  ['Tengo 2 de gel de 100 Ah', '¿cuánto me duran con un ventilador?', '(las 2 sumadas)'],
  ['I have two 100 Ah gel batteries', 'how long do they run a fan?', '(the 2 together)'],
])('«%s» counts both, there and in what follows', async (owned, asked, bank) => {
  const [, { text, chips } = { text: '', chips: '' }] = await talked(owned, asked)
  expect(text).toContain(bank)
  expect(text.replace(/\u00a0/g, ' ')).toMatch(/2[ ,]400 Wh/)
  expect(text).toMatch(/1[\u00a0 ,]020 Wh/)
  expect(chips).toContain('2 × 100 Ah')
})

test('one of two is one', async () => {
  const [, , { text, chips } = { text: '', chips: '' }] = await talked(
    'Dos baterías de gel de 100 Ah',
    '¿cuánto duran con un ventilador?',
    '¿Y una batería de gel de 100 Ah?',
  )
  expect(text).toContain('510 Wh')
  expect(chips).not.toContain('2 ×')
})

test('a battery of the shop that is named afterwards is meant', async () => {
  const [, named] = await talked(
    '¿Cuántas horas me dura una batería de carro de 100 Ah con un ventilador?',
    '¿y la LiFePO4 de 100 Ah?',
  )
  expect(named?.text).toContain('Batería LiFePO4 12 V 100 Ah')
  expect(named?.chips).not.toContain('plomo')
})
