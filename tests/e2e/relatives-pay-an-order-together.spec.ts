import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { asSystem } from '#platform/database/transaction.ts'
import { type PayPalDemo, withPayPalDemo } from '#server/paypal-demo/open-demo.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { type IsolatedShop, openIsolatedShop } from '../harness/app/isolated-shop.ts'
import { anOrder } from '../harness/orders/an-order.ts'
import { axeFindings } from '../harness/pages/axe-faults.ts'
import { openPage } from '../harness/pages/open-page.ts'
import { signingConfig } from '../harness/users/users.ts'

test.describe.configure({ mode: 'default' })

const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'girasol-parts-'))
let shop: IsolatedShop
let demo: PayPalDemo | undefined
test.beforeAll(async () => {
  test.setTimeout(120_000)
  const modes = { PAYPAL_MODE: 'demo', SCREENING_DEMO: 'on' } as const
  const opened = await withPayPalDemo({ ...signingConfig, DATA_DIR, ...modes })
  demo = opened.payPalDemo
  shop = await openIsolatedShop(opened)
})
test.afterAll(async () => {
  await shop.close()
  demo?.close()
  rmSync(DATA_DIR, { recursive: true })
})

async function anUnpaidOrder(): Promise<string> {
  const payBy = new Date(Date.now() + 900_000)
  const { id } = await anOrder().paidBy('paypal').payBy(payBy).insert(shop.db)
  const order = await orderById(asSystem(shop.db, 'a story'), id)
  if (!order) throw new Error('no order')
  return linkOf({ config: signingConfig }, order, 'payer')
}

async function pay(page: Page, link: string) {
  await openPage(page, `${shop.url}${link}`)
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Tu nombre y apellidos').fill('Rosa Núñez Gil')
  await page.getByLabel('País donde vives').selectOption('US')
  await page.getByLabel(/^PayPal/).check()
  await page.getByRole('button', { name: /^Pagar \$/ }).click()
  await page.getByRole('button', { name: 'Aprobar el pago' }).click()
  await expect(page.getByText('¡Gracias! Tu parte está pagada.')).toBeVisible()
}

test('a buyer divides an order, two relatives pay their parts on a phone, and the order is paid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const link = await anUnpaidOrder()
  await openPage(page, `${shop.url}${link}`)
  await page.getByRole('link', { name: 'Pagar entre varios' }).click()
  await page.getByLabel('Para quién (opcional)').first().fill('Tía Rosa')
  await page.getByLabel('Importe').first().fill('100')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Dividir el pedido' }).click()
  await expect(page.getByText('Faltan $309.70 de $309.70.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const fields = page.getByRole('textbox', { name: /^Enlace de / })
  await expect(fields).toHaveCount(2)
  const parts = await fields.evaluateAll((all) =>
    all.map((field) => new URL((field as HTMLInputElement).value).pathname),
  )
  for (const part of parts) await pay(page, part)
  await page.goto(`${shop.url}${link}`)
  await expect(page.getByText('Están todas las partes.')).toBeVisible()
  await expect(page.getByText('Tu pago está confirmado').first()).toBeVisible()
})

test('a relative who sent a part by transfer reads at once, in sight, that it is looked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, `${shop.url}${await anUnpaidOrder()}/entre-varios`)
  await page.getByRole('button', { name: 'Dividir el pedido' }).click()
  const links = page.getByRole('textbox', { name: /^Enlace de / })
  await openPage(page, `${shop.url}${new URL(await links.first().inputValue()).pathname}`)
  await page.getByLabel('Tu nombre y apellidos').fill('Rosa Núñez Gil')
  await page.getByLabel('País donde vives').selectOption('US')
  await page.getByLabel(/^Zelle/).check()
  await page.getByRole('button', { name: /^Pagar \$/ }).click()
  await page.getByText('¿Prefieres otra forma?').click()
  await expect(page.getByLabel('Tu nombre y apellidos')).toHaveValue('Rosa Núñez Gil')
  await page.getByRole('button', { name: 'Ya lo envié' }).click()
  await expect(page.getByText('Gracias. Buscamos tu pago en el banco')).toBeInViewport()
})
