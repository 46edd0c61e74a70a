import { expect, test } from '@playwright/test'
import { openPage } from '../harness/pages/open-page.ts'

const urls = [
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

for (const url of urls)
  test(`however its address is written, ${url} is taken over and not drawn anew`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    await openPage(page, url)
    await expect(page.getByRole('banner')).toBeVisible()
    expect(faults).toEqual([])
  })
