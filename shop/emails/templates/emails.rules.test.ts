import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { compose } from '#platform/mail/compose.ts'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { hostileTexts } from '#tests/harness/inputs/hostile-texts.ts'
import { everyEmail } from '../email.fixture.ts'
import type { EmailMessage } from '../email.rules.ts'
import { emailHtml } from '../rendering/email-html.server.ts'
import { emailText } from '../rendering/email-text.rules.ts'
import { contentOf } from './account-emails.rules.ts'
import { frameOf } from './layout.rules.ts'

const facts = shopFacts(
  new Map([
    ['shop_name', 'Sol & Luz'],
    ['support_email', 'ayuda@sol.example'],
    ['phone_1', '+1 305 555 0142'],
    ['legal_address', 'Calle Luz 1'],
  ]),
  'es',
)

function write(email: EmailMessage, locale: Locale = 'es', shop = facts) {
  const content = contentOf(email, locale, shop.shopName)
  const frame = frameOf(shop, locale)
  return { ...content, html: emailHtml(content, frame), text: emailText(content, frame) }
}

const linksOf = (email: EmailMessage) =>
  Object.values(email).filter((value) => typeof value === 'string' && value.startsWith('http'))

const named = everyEmail.map((email) => [email.kind, email] as const)

describe.each(['es', 'en'] as const)('in %s', (locale) => {
  test.each(named)(
    '%s has the same content in HTML and text, with its links and the contact',
    (_, email) => {
      const { subject, heading, html, text, blocks } = write(email, locale)
      expect(subject).toMatch(/^[^\p{Cc}{}]{10,80}$/u)
      expect(text).not.toMatch(/[{}]/)
      expect(html).toContain(`<html lang="${locale}">`)
      expect(html.replaceAll('&amp;', '&')).toContain(heading)
      expect(text.startsWith(heading)).toBe(true)
      for (const link of linksOf(email)) {
        expect(text.split('\n')).toContain(link)
        expect(html).toContain(`href="${String(link).replaceAll('&', '&amp;')}"`)
      }
      const buttons = blocks.filter(({ kind }) => kind === 'button')
      expect(buttons).toHaveLength(linksOf(email).length > 0 ? 1 : 0)
      for (const part of [html, text]) {
        expect(part).toContain('ayuda@sol.example')
        expect(part).toContain('+1 305 555 0142')
      }
    },
  )

  test.each(named)('%s is small and loads nothing', (_, email) => {
    const { html, text } = write(email, locale)
    expect(Buffer.byteLength(html + text)).toBeLessThan(15_000)
    expect(html).not.toMatch(/<(img|script|link|iframe|object|video)\b|url\(|@import|\bsrc=/i)
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  })
})

test('the longest note fits into 40 kB as sent, and its line breaks are preserved', async () => {
  const note = `${'<b>ñ</b>\n'.repeat(5_000)}`
  const invitation = everyEmail.find(({ kind }) => kind === 'admin_invitation') as EmailMessage
  const { subject, html, text } = write({ ...invitation, note } as EmailMessage)
  const composer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await composer.sendMail(
    compose(
      { id: 'x', to: 'a@b.c', replyTo: '', subject, html, text, createdAt: new Date(0) },
      { from: 'a@b.c', host: 'x' },
    ),
  )
  expect((message as Buffer).length).toBeLessThan(40_000)
  expect(html).toContain('&lt;b&gt;ñ&lt;/b&gt;\n')
  expect(text).toContain('> <b>ñ</b>\n> <b>ñ</b>\n')
})

test('whoever erased the account is promised letters with news, not one of every step', () => {
  expect(write({ kind: 'account_erased' }).text).toContain('cuando haya noticias')
  for (const locale of ['es', 'en'] as const)
    expect(write({ kind: 'account_erased' }, locale).text).not.toMatch(/cada paso|every step/)
})

test('an invitation states its expiry in Cuban time', () => {
  const invitation = everyEmail.find(({ kind }) => kind === 'admin_invitation') as EmailMessage
  expect(write(invitation).text).toContain(
    'caduca el 22 de noviembre de 2026 a las 12:05 p.m. (hora de Cuba)',
  )
  expect(write(invitation, 'en').text).toContain('expires on November 22, 2026 at 12:05 PM (Cuba')
})

test('the old address sees only the beginning of the new one', () => {
  const { html, text } = write({ kind: 'email_changed', newEmail: 'ana.nueva@example.com' })
  expect(text).toContain('an…@example.com')
  expect(html + text).not.toContain('ana.nueva')
})

test.each(hostileTexts)('%s stays text in names, notes and settings', (hostile) => {
  const invitation = everyEmail.find(({ kind }) => kind === 'admin_invitation') as EmailMessage
  const shop = { ...facts, shopName: hostile, supportEmail: hostile, legalAddress: hostile }
  const tags = (html: string) => html.match(/<\/?[a-z][a-z0-9]*/gi)
  const tame = { ...facts, shopName: 'x', supportEmail: 'x', legalAddress: 'x' }
  const written = (email: object, facts: typeof shop) =>
    write(email as EmailMessage, 'es', facts).html
  expect(tags(written({ ...invitation, note: hostile }, shop))).toEqual(
    tags(written({ ...invitation, note: 'x' }, tame)),
  )
  const confirm = (name: string) => ({ kind: 'confirm_email', name, link: 'http://shop.test/a' })
  expect(tags(written(confirm(hostile), shop))).toEqual(tags(written(confirm('x'), tame)))
})

test('line breaks in the name of the shop do not reach the subject', () => {
  const shop = { ...facts, shopName: 'Sol\r\nBcc: eva@example.com' }
  expect(write({ kind: 'reset_password', link: 'http://shop.test/a' }, 'es', shop).subject).toBe(
    'Restablece tu contraseña de Sol Bcc: eva@example.com',
  )
})
