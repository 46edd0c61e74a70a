import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { localeOf } from './pages.ts'

const texts = {
  malformed: {
    status: 400,
    es: ['Esta dirección no se puede leer', 'Puede que se haya cortado al copiarla.'],
    en: ['This address cannot be read', 'It may have been cut when it was copied.'],
  },
  too_long: {
    status: 414,
    es: ['Esta dirección es demasiado larga', 'Puede que se haya pegado algo de más.'],
    en: ['This address is too long', 'Something extra may have been pasted.'],
  },
  too_large: {
    status: 413,
    es: ['Lo enviado es demasiado grande', 'Acorta el texto y vuelve a intentarlo.'],
    en: ['What was sent is too large', 'Shorten the text and try again.'],
  },
  fault: {
    status: 500,
    es: ['Algo falló de nuestro lado', 'Vuelve a intentarlo en un momento.'],
    en: ['Something failed on our side', 'Try again in a moment.'],
  },
} as const

/** A plain page for what never reaches the pages of the shop, in the visitor's language. */
export function calmPage(c: Context<Env>, kind: keyof typeof texts): Response {
  const locale = localeOf(c)
  const { status } = texts[kind]
  const [title, text] = texts[kind][locale]
  const home = locale === 'es' ? 'Ir a la portada' : 'Go to the home page'
  return c.html(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p><p><small>${c.get('requestId')}</small></p></main></body></html>`,
    status,
  )
}
