import { expect, test } from 'vitest'
import { es } from '../messages/es.ts'
import { type ConnectionFacts, connectionOf, isRetryableStatus } from './connection.rules.ts'

const text = (facts: ConnectionFacts) => {
  const { connected, message } = connectionOf(facts)
  return [connected, es.connection[message]]
}

test('the check says whether the shop is reached, and in words why not (A-263, A-330, A-331, A-332, A-333, A-334)', () => {
  expect(text({ is: 'answered', session: true, database: true })).toEqual([
    true,
    'Conexión con el servidor establecida.',
  ])
  expect(text({ is: 'answered', session: false, database: true })).toEqual([
    false,
    'No se pudo verificar la sesión con el servidor.',
  ])
  expect(text({ is: 'answered', session: true, database: false })).toEqual([
    false,
    'No se pudo conectar a la base de datos.',
  ])
  expect(text({ is: 'no_answer' })).toEqual([
    false,
    'Error de red. Verifica tu conexión a internet.',
  ])
  expect(text({ is: 'refused', status: 500 })).toEqual([
    false,
    'Error inesperado al conectar con el servidor.',
  ])
  expect(text({ is: 'refused', status: 503 })).toEqual([
    false,
    'No se pudo conectar a la base de datos.',
  ])
})

test('a gateway that is away is asked again (A-335, A-336, A-337)', () => {
  expect([500, 501, 502, 503, 504, 505, 429, 404].filter(isRetryableStatus)).toEqual([
    502, 503, 504,
  ])
})
