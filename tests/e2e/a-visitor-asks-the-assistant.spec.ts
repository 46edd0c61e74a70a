import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'

const button = (page: Page) => page.getByRole('link', { name: 'Asistente', exact: true })
const bubble = (page: Page) => page.locator('[data-bubble]')
const chat = (page: Page) => page.getByRole('dialog', { name: 'Asistente' })
const samples = [
  '¿Cómo diseño un sistema solar para mi casa?',
  '¿Qué inversor necesito para un refrigerador, dos ventiladores y un televisor?',
  '¿Cuánto consume un refrigerador al día?',
  '¿Cuánto me dura un refrigerador con una batería de 100 Ah?',
  '¿Qué kit me recomiendas para una casa pequeña?',
]

test('resting half a second on the button brings five questions in turn, which one can send away (S-185, S-186, S-187, S-193)', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/guia-instalacion')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await button(page).hover()
  await page.clock.runFor(400)
  await expect(bubble(page)).toHaveCount(0)
  await page.clock.runFor(200)
  for (const sample of [...samples, samples[0]!]) {
    await expect(bubble(page)).toContainText(sample)
    await page.clock.runFor(4_000)
  }
  await bubble(page).getByRole('button', { name: 'Quitar la sugerencia' }).click()
  await expect(bubble(page)).toHaveCount(0)
  await page.mouse.move(10, 300)
  await button(page).hover()
  await page.clock.runFor(2_000)
  await expect(bubble(page)).toHaveCount(0)
})

test('a suggestion is asked, answered with a product, kept, and suggests no more (S-019, S-183, S-184, S-194)', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/guia-instalacion')
  await button(page).hover()
  await bubble(page).getByRole('button', { name: samples[0]! }).click()
  await expect(chat(page).getByText('Gasta unos 3 467 Wh al día')).toBeVisible()
  await chat(page).getByLabel('Tu pregunta').fill('precio del panel de 550w')
  await page.keyboard.press('Enter')
  await expect(chat(page).getByRole('link', { name: 'Panel solar PERC 550 W' })).toBeVisible()
  expect(await axeFindings(page, { within: ['dialog'] })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(chat(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
  await page.reload()
  await button(page).hover()
  await page.clock.fastForward(5_000)
  await expect(bubble(page)).toHaveCount(0)
  await button(page).press('Enter')
  await expect(chat(page).getByLabel('Tu pregunta')).toBeFocused()
  await expect(chat(page).getByText('precio del panel de 550w')).toBeVisible()
  await chat(page).getByRole('button', { name: 'Borrar la conversación' }).click()
  await expect(chat(page).getByText('precio del panel de 550w')).toHaveCount(0)
})

test('asked without a connection the question waits, and is answered when it is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/guia-instalacion')
  await button(page).click()
  const offlineAnswers = page.waitForResponse(/offline-answer/)
  await expect(chat(page)).toBeVisible()
  await offlineAnswers
  await context.setOffline(true)
  await chat(page).getByRole('button', { name: samples[2]! }).click()
  await expect(chat(page).getByText('Sin conexión. Tu pregunta está guardada')).toBeVisible()
  await expect(chat(page).getByText(/Todo junto gasta unos 1\s\d{3} Wh al día/)).toBeVisible()
  await context.setOffline(false)
  await expect(chat(page).getByText(/1\s188 Wh al día/)).toBeVisible()
})

test('thirty minutes after the last question nothing of the conversation is left', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/guia-instalacion')
  await button(page).click()
  await chat(page).getByRole('button', { name: samples[2]! }).click()
  await expect(chat(page).getByText(/1\s188 Wh al día/)).toBeVisible()
  await page.clock.fastForward('31:00')
  await expect(chat(page).getByText(/1\s188 Wh al día/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('assistantTranscript'))).toBeNull()
})

test('what lies in the cart is added up as its page does it, also with installation', async ({
  page,
}) => {
  await openPage(page, '/baterias')
  await page.getByRole('button', { name: 'Añadir al carrito: Batería LiFePO4 12 V 100 Ah' }).click()
  await page.goto('/carrito')
  const total = page.getByText(/^Total en EE\. UU\.$/).locator('..')
  await expect(total).toContainText('$')
  const sum = /\$[\d,.]+/.exec((await total.textContent()) ?? '')?.[0] ?? 'no sum'
  await button(page).press('Enter')
  const question = chat(page).getByLabel('Tu pregunta')
  await question.fill('¿cuánto llevo en el carrito?')
  await page.keyboard.press('Enter')
  await expect(chat(page).getByText(`En tu carrito hay 1 artículo: en total ${sum}`)).toBeVisible()
  await question.fill('¿y con instalación?')
  await page.keyboard.press('Enter')
  await expect(chat(page).getByText('Servicio de instalación: $50.00')).toBeVisible()
  await chat(page).getByRole('link', { name: 'Ver el carrito' }).first().click()
  await expect(page).toHaveURL(/\/carrito/)
})
