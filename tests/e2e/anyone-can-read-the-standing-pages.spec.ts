import { expect, test } from '@playwright/test'

test('a legal text is read from its contents by keyboard alone', async ({ page }) => {
  await page.goto('/politica-de-privacidad')
  const contents = page.getByRole('navigation', { name: 'Contenido' })
  const last = contents.getByRole('link').last()
  const name = await last.innerText()
  await last.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 2 })).toBeInViewport()
})
