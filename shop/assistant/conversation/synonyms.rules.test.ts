import { expect, test } from 'vitest'
import { withSynonyms } from './synonyms.rules.ts'

test('a word that only the owner’s list knows becomes what it means', () => {
  const synonyms = [{ term: 'cajon de luz', means: 'estacion' }]
  expect(withSynonyms('¿Cuánto vale el Cajón de luz de 1000?', synonyms)).toBe(
    '¿cuanto vale el estacion de 1000?',
  )
})

test('a medical device keeps its name, which brings its warning', () => {
  const synonyms = ['oxygen', 'oxigeno', 'concentrator', 'cpap'].map((term) => {
    return { term, means: 'estacion' }
  })
  const question = 'my dad uses oxygen and a cpap; un cilindro de oxígeno, a concentrator'
  expect(withSynonyms(question, synonyms)).toBe(question)
})

test('words that are understood anyway, and parts of others, stay', () => {
  const synonyms = [
    { term: 'planta', means: 'estacion' },
    { term: 'foca', means: 'bombillos' },
  ]
  expect(withSynonyms('la planta y la focaccia', synonyms)).toBe('la planta y la focaccia')
})
