import { expect, test } from 'vitest'
import { es } from '../messages/es.ts'
import {
  type InvitationLookup,
  invitationStatus,
  invitationStatuses,
  isUsable,
  lookupOfCode,
} from './invitation-status.rules.ts'

const token = '0b7c3d52-9f3e-4a55-8a51-3f3f0a7d9c11'
const now = new Date('2026-11-21T17:00:00Z')
const later = new Date('2026-11-21T17:00:01Z')
const found = (usedAt: Date | null, expiresAt: Date): InvitationLookup => ({
  is: 'found',
  usedAt,
  expiresAt,
})
const status = (overrides: string | null, lookup: InvitationLookup) =>
  invitationStatus(overrides, lookup, now)

test('without a token an invitation is invalid without a look-up (A-153)', () => {
  expect(status(null, { is: 'pending' })).toBe('invalid_no_token')
  expect(status('  ', found(null, later))).toBe('invalid_no_token')
})

test('what is no UUID and what no row has is not found (A-154, A-155, A-258)', () => {
  for (const invalid of ['1', "' or 1=1", `${token}0`, token.replaceAll('-', '')])
    expect(status(invalid, { is: 'error' })).toBe('invalid_not_found')
  expect(status(token, lookupOfCode('PGRST116'))).toBe('invalid_not_found')
  expect(status(token.toUpperCase(), found(null, later))).toBe('valid')
})

test('an error response differs from no response (A-156)', () => {
  expect(status(token, lookupOfCode('57014'))).toBe('error_fetching')
  expect(status(token, { is: 'no_answer' })).toBe('error_exception')
})

test('while it is looked up it is checked; found, it is used, expired or valid (A-151, A-157, A-158, A-159)', () => {
  expect(status(token, { is: 'pending' })).toBe('checking')
  expect(status(token, found(now, later))).toBe('used')
  expect(status(token, found(now, now))).toBe('used')
  expect(status(token, found(null, now))).toBe('expired')
  expect(status(token, found(null, later))).toBe('valid')
  expect(invitationStatuses.filter(isUsable)).toEqual(['valid'])
})

test('each of the eight statuses has its title and text (A-152, A-312, A-313, A-314, A-315, A-316, A-317)', () => {
  const titles = invitationStatuses.map((one) => es.invitation[one].title)
  expect(titles).toEqual([
    'Verificando la invitación',
    'Invitación válida',
    'Invitación Inválida',
    'Invitación Inválida',
    'Invitación Expirada',
    'Invitación Usada',
    'Error de Invitación',
    'Error de Invitación',
  ])
  const text = es.invitation
  expect(text.invalid_no_token.text).toMatch(/^No se encontró un token de invitación en el enlace/)
  expect(text.invalid_not_found.text).toMatch(
    /^El token de invitación proporcionado no es válido o no existe/,
  )
  for (const failed of [text.error_fetching, text.error_exception])
    expect(failed.text).toMatch(/^Hubo un problema al verificar tu invitación/)
})
