import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { allProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { type Ask, dialoguesIn, evaluate, shares } from '#tests/assistant/evaluate.ts'
import floors from '#tests/assistant/floors.json' with { type: 'json' }
import { asVisitor, testConfig } from '#tests/harness/database/actors.ts'
import { wireOf } from './conversation/wire.rules.ts'
import { maxAnswerLength, withoutDanger } from './guard/finished.rules.ts'
import { type Answer, textOf } from './replies/answer.rules.ts'
import { engineAnswer } from './replies/engine.service.server.ts'

/** What an answer may not be, whatever was asked. */
function faultsOf({ answer, names }: { answer: Answer; names: readonly string[] }): string[] {
  const { intent, parts } = answer
  const text = textOf(answer)
  const shown = parts.filter(({ kind }) => kind !== 'known')
  const last = shown.at(-1)
  const isStep = last !== undefined && (!('text' in last) || /\?$/.test(last.text))
  const isOfSafety = ['emergency', 'emergencyAfter', 'danger'].includes(intent)
  const faults = {
    long: text.length > maxAnswerLength,
    unfilled: /[{}]|undefined|NaN/.test(text),
    crowded: shown.flatMap((part) => (part.kind === 'cards' ? part.cards : [])).length > 3,
    'without a next step': !isStep && !['greeting', 'thanks'].includes(intent),
    dangerous: !isOfSafety && withoutDanger(parts, names).length < parts.length,
    'selling in danger': isOfSafety && shown.some(({ kind }) => kind === 'cards'),
  }
  return Object.entries(faults).flatMap(([name, is]) => (is ? [`${name}: ${text}`] : []))
}

/** The demonstration plays PayPal, so that both methods are open as in the dialogues. */
const config = { ...testConfig, PAYPAL_CLIENT_ID: 'demo', PAYPAL_MODE: 'demo' as const }

/** Nothing changes the catalogue here: a thousand times read it would cost a third of the test. */
const namesIn: Partial<Record<Locale, Promise<string[]>>> = {}
async function readNames(locale: Locale): Promise<string[]> {
  const products = await allProducts(await asVisitor({ locale }))
  return products.map(({ name }) => name)
}
const namesOfProducts = (locale: Locale) => (namesIn[locale] ??= readNames(locale))

const asking =
  (faults: string[]): Ask =>
  async ({ messages, locale, destination }) => {
    const ctx = await asVisitor({ locale, destination, config })
    const question = messages.at(-1)?.content ?? ''
    const { answer } = await engineAnswer(ctx, { question, earlier: messages.slice(0, -1) })
    const names = await namesOfProducts(answer.locale)
    for (const fault of faultsOf({ answer, names })) faults.push(`${question}: ${fault}`)
    return wireOf(answer, { href: 'https://wa.me/', label: 'WhatsApp' })
  }

/** Classes in which every dialogue must be right. */
const always = ['injection', 'danger']

test.each([
  'dialogues',
  'held-out',
  'unseen/1',
  'unseen/2',
  'unseen/3',
  'unseen/4',
  'unseen/5',
  'unseen/6',
  'unseen/7',
  'unseen/8',
  'unseen/9',
  'unseen/10',
] as const)(
  'without a model, no fewer dialogues of %s are right than before (the floors only rise)',
  // some three hundred answers, of which a busy machine must not make a failure
  { timeout: 240_000 },
  async (name) => {
    const assessed = []
    const faults: string[] = []
    const ask = asking(faults)
    for (const dialogue of dialoguesIn(`tests/assistant/${name}.json`))
      assessed.push(await evaluate(ask, dialogue))
    expect(faults, 'short, safe, with a next step').toEqual([])
    const failed = assessed.filter(({ isRight }) => !isRight)
    const emergencies = failed.filter(({ dialogue }) =>
      dialogue.turns.some(({ expect: expected }) => expected.emergency),
    )
    expect(emergencies.map(({ dialogue }) => dialogue.id)).toEqual([])
    expect(failed.filter(({ dialogue }) => always.includes(dialogue.class))).toEqual([])
    const ids = failed.map(({ dialogue }) => dialogue.id).join(', ')
    expect(shares(assessed).at(-1)?.right, `wrong: ${ids}`).toBeGreaterThanOrEqual(floors[name])
  },
)
