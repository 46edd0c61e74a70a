import type { Visit } from '../app/app.ts'

/** What a page asks before it decides: its words, and the fields that the answer repeats. */
export function askedIn({ page }: Visit, title: string) {
  const dialog = page.within(page.dialog(title))
  const fields = dialog
    .all('form input[type=hidden]')
    .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? ''])
  return { text: dialog.text, fields: Object.fromEntries(fields) as Record<string, string> }
}
