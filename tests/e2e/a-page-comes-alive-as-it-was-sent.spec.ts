import { expect, test } from '@playwright/test'
import { openPage } from '../harness/open-page.ts'

const addresses = [
  '/',
  '/catalogo?search=panel&max_price=900',
  '/baterias?utm_source=boletin&min_wh=5000',
  '/comparar?ids=',
  '/catalogo?page=&sort=name',
  '/baterias?url_slug=kit-luz-100-w-y-640-wh',
  '/calculadora-solar?equipos=vp1-rm1&apagon=8&utm_source=boletin',
  '/login?from=/cuenta',
  '/signup',
]

for (const address of addresses)
  test(`however its address is written, ${address} is taken over and not drawn anew`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    await openPage(page, address)
    await expect(page.getByRole('banner')).toBeVisible()
    expect(faults).toEqual([])
  })
