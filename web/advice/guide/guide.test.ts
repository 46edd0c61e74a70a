import { describe, expect, test } from 'vitest'
import { testApp, visit } from '#tests/harness/app/app.ts'

const guide = async (language: 'es' | 'en') =>
  visit(await testApp(), `/guia-instalacion?lng=${language}`)

/** What an installer looks for in it, in both languages. */
const subjects: readonly (readonly [string, RegExp, RegExp])[] = [
  ['bond of neutral and earth', /neutro.{0,200}tierra/, /neutral.{0,200}earth/],
  ['transfer switch', /conmutador/, /transfer switch/],
  [
    'lowest volts of a tracker',
    /voltaje mínimo|al menos \d+ V|[Nn]ecesita/,
    /lowest voltage|at least \d+ V|needs/,
  ],
  ['limits of stations', /Lo que admiten las estaciones/, /stations? (?:take|accept)/],
  ['strings of kits', /Las series de los kits/, /strings of the kits/i],
  [
    'hot or swollen batteries',
    /hinchada.{0,120}no la cargues ni la abras/,
    /[Ss]wollen.{0,160}(?:charge|open)/,
  ],
  ['water', /agua/, /water/],
  ['shock and first aid', /apártalo con madera seca/, /dry wood/],
  ['emergency numbers', /105.{0,400}104|104.{0,400}105/, /911/],
  ['generator and its gas', /balcón|portal/, /balcony|porch/],
  ['cables of the house', /14 AWG/, /14 AWG/],
  ['own parts in the calculator', /calculadora/i, /calculator/i],
]

describe('the installation guide', () => {
  test.each(subjects)('says what there is to know of: %s', async (_subject, spanish, english) => {
    expect((await guide('es')).text).toMatch(spanish)
    expect((await guide('en')).text).toMatch(english)
  })
})
