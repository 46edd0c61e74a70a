import { expect, test } from 'vitest'
import { es } from '#shop/accounts/messages/es.ts'
import type { AccountResult } from './account-result.ts'
import { resendNotice } from './resend-notice.ts'

const text = (response: AccountResult) => {
  const notice = resendNotice(response, es)
  return [notice?.title, notice?.description, notice?.variant]
}

test('a resent e-mail is confirmed for eight seconds (A-324, S-401)', () => {
  expect(resendNotice({ isSent: true }, es)).toMatchObject({
    title: 'Correo Reenviado',
    variant: 'default_success',
    duration: 8000,
  })
})

test('a failed one is shown with its reason: refused, broken, or without a recipient (A-321, A-322, A-323)', () => {
  expect(text({ failure: 'email_limit' })).toEqual([
    'Error al Reenviar',
    es.errors.email_limit.details,
    'destructive',
  ])
  expect(text({ failure: 'other' })).toEqual([
    'Error Inesperado',
    'Ocurrió un error al intentar reenviar el correo.',
    'destructive',
  ])
  expect(text({ problems: [{ field: 'email', code: 'email_required' }] })).toEqual([
    'Error',
    'No se pudo obtener el email del usuario para reenviar la confirmación.',
    'destructive',
  ])
  expect(resendNotice(undefined, es)).toBeNull()
})
