import type { Messages } from '#kernel/messages.ts'
import type { es } from './es.ts'

export const en: Messages<typeof es> = {
  contents: 'Contents',
  version: 'Version {version}',
  effective: 'in effect since {date}',
  note: 'Note',
  table: '{heading}, part {number}',
  others: 'Other policies',
  titles: {
    'terminos-y-condiciones': 'Terms and conditions',
    'politica-de-privacidad': 'Privacy policy',
    'politica-de-cookies': 'Cookie policy',
    'politica-de-cumplimiento': 'Compliance policy',
    'politica-envios-devoluciones': 'Shipping and returns policy',
    'affidavit-certificacion': 'Affidavit certification',
  },
}
