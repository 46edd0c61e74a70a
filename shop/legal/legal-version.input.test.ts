import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { readVersion } from './legal-version.input.ts'

const today = parseDay('2026-11-21')
const posted = {
  effectiveOn: '2026-11-22',
  title_es: 'Términos de {shopName}',
  title_en: 'Terms of {shopName}',
  summary_es: 'Lo que vale.',
  summary_en: 'What holds.',
  body_es: '## Contacto {#contacto}\n\nLlama al {phone1}.',
  body_en: '## Contact {#contacto}\n\nCall {phone1}.',
}
const read = (changes: Partial<typeof posted> = {}) =>
  readVersion('terminos-y-condiciones', { ...posted, ...changes }, today)

test('names between braces that the shop fills in, and the anchors of headings, are taken', () => {
  expect(read()).toMatchObject({ ok: true })
})

test('a name between braces that nothing fills in would be published as it stands: it is refused', () => {
  expect(
    read({
      title_en: 'Terms of {shop}',
      body_es: '## Contacto\n\nLlama al {telefonoX}, o al {phone1}.',
      body_en: '## Contact\n\nCall { phone1 } or {teléfono}.',
    }),
  ).toMatchObject({
    ok: false,
    problems: {
      title_en: 'unknown_placeholder',
      body_es: 'unknown_placeholder',
      body_en: 'unknown_placeholder',
    },
  })
})
