import type { Locale } from '#kernel/locale.ts'

interface ErrorPageText extends Record<Locale, readonly [title: string, text: string]> {
  readonly status: 400 | 401 | 403 | 405 | 408 | 413 | 414 | 429 | 500 | 503
}

/** The texts of the server itself, for requests that do not reach the shop's pages. */
export const errorPageTexts = {
  malformed: {
    status: 400,
    es: ['Esta dirección no se puede leer', 'Puede que se haya cortado al copiarla.'],
    en: ['This address cannot be read', 'It may have been cut off when it was copied.'],
  },
  foreign: {
    status: 403,
    es: [
      'Este formulario no salió de nuestra página',
      'Por tu seguridad no lo hemos aceptado. Ábrelo otra vez desde la tienda y vuelve a enviarlo.',
    ],
    en: [
      'This form did not come from our site',
      'For your safety we did not accept it. Open the form in the shop and send it again.',
    ],
  },
  signed_out: {
    status: 401,
    es: [
      'Tu sesión terminó',
      'No se guardó nada. Entra otra vez, vuelve a la página y elige los archivos de nuevo.',
    ],
    en: [
      'Your session has ended',
      'Nothing was saved. Sign in again, go back to the page and choose the files again.',
    ],
  },
  not_permitted: {
    status: 403,
    es: [
      'Esto no está entre tus permisos',
      'No se guardó nada. Quien es propietario de la tienda puede darte el permiso.',
    ],
    en: [
      'This is not among your permissions',
      'Nothing was saved. An owner of the shop can give you the permission.',
    ],
  },
  no_such_method: {
    status: 405,
    es: ['Aquí no se puede hacer eso', 'Esta dirección solo se puede abrir.'],
    en: ['That cannot be done here', 'This address can only be viewed.'],
  },
  only_posted: {
    status: 405,
    es: [
      'Esta dirección no es una página',
      'La tienda la usa por dentro; no tienes que hacer nada aquí.',
    ],
    en: ['This address is not a page', 'The shop uses it internally; there is nothing to do here.'],
  },
  too_large: {
    status: 413,
    es: ['Lo enviado es demasiado grande', 'Acorta el texto y vuelve a intentarlo.'],
    en: ['The request is too large', 'Shorten the text and try again.'],
  },
  file_too_large: {
    status: 413,
    es: [
      'El archivo es demasiado grande',
      'Puede pesar {max} MB como mucho. No guardamos nada: vuelve atrás y elige uno más pequeño.',
    ],
    en: [
      'The file is too large',
      'It may have {max} MB at most. Nothing was saved: go back and choose a smaller one.',
    ],
  },
  too_slow: {
    status: 408,
    es: [
      'La conexión se quedó sin fuerza',
      'No llegó todo lo que enviaste y no guardamos nada. Vuelve atrás y envíalo otra vez, o espera a tener mejor señal.',
    ],
    en: [
      'The connection was too weak',
      'Not all of what you sent arrived, and nothing was saved. Go back and send it again, or wait for a better signal.',
    ],
  },
  too_many_bodies: {
    status: 503,
    es: [
      'Ahora mismo llegan demasiados archivos a la vez',
      'No guardamos lo que enviaste. Espera un minuto, vuelve atrás y envíalo otra vez.',
    ],
    en: [
      'Too many files are arriving at once',
      'We did not save what you sent. Wait a minute, go back and send it again.',
    ],
  },
  too_long: {
    status: 414,
    es: ['Esta dirección es demasiado larga', 'Puede que se haya pegado algo de más.'],
    en: ['This address is too long', 'Something extra may have been pasted.'],
  },
  too_many: {
    status: 429,
    es: ['Son muchos intentos seguidos', 'Espera un minuto y vuelve a intentarlo.'],
    en: ['Too many attempts', 'Wait a minute and try again.'],
  },
  fault: {
    status: 500,
    es: ['Algo falló de nuestro lado', 'Vuelve a intentarlo en un momento.'],
    en: ['Something failed on our side', 'Try again in a moment.'],
  },
  unavailable: {
    status: 503,
    es: [
      'La tienda vuelve en un momento',
      'Ahora mismo no podemos leer el catálogo. Esta página se carga sola en cuanto se pueda.',
    ],
    en: [
      'The shop will be back in a moment',
      'We cannot read the catalogue right now. This page loads by itself as soon as it can.',
    ],
  },
  not_saved: {
    status: 503,
    es: [
      'Ahora mismo no podemos guardar nada',
      'No guardamos lo que enviaste ni se cobró nada; tu carrito sigue como estaba. Vuelve atrás en unos minutos y envíalo otra vez.',
    ],
    en: [
      'We cannot save anything right now',
      'What you sent was not saved and nothing was charged; your cart is as it was. Go back in a few minutes and send it again.',
    ],
  },
  crowded: {
    status: 503,
    es: [
      'Hay mucha gente en la tienda',
      'Esta página se carga sola en unos segundos. Lo que tenías en el carrito sigue ahí.',
    ],
    en: [
      'The shop is very busy',
      'This page loads by itself in a few seconds. What was in your cart is still there.',
    ],
  },
  crowded_address: {
    status: 429,
    es: [
      'Desde tu conexión se abren muchas páginas a la vez',
      'Esta se carga sola en unos segundos. Lo que tenías en el carrito sigue ahí.',
    ],
    en: [
      'Many pages are being opened from your connection at once',
      'This one loads by itself in a few seconds. What was in your cart is still there.',
    ],
  },
} as const satisfies Record<string, ErrorPageText>

export type ErrorPageKind = keyof typeof errorPageTexts

/** Messages around the text. */
export const errorPageMessages = {
  es: { home: 'Ir al inicio', again: 'Volver a intentarlo', number: 'Número de solicitud' },
  en: { home: 'Go to the home page', again: 'Try again', number: 'Request number' },
} as const satisfies Record<Locale, object>
