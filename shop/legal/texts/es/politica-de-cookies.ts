import { bullets, type LegalText, note, paragraph, table } from '../../legal.rules.ts'

export const cookiesEs: LegalText = {
  slug: 'politica-de-cookies',
  version: '2026-11-21.3',
  effectiveOn: '2026-11-21',
  title: 'Política de cookies',
  summary:
    'Qué guarda {shopName} en tu navegador, para qué y cuánto tiempo: cookies, almacenamiento local y cómo cambiar tu elección.',
  sections: [
    {
      id: 'que-son',
      heading: 'Qué es esto',
      blocks: [
        paragraph(
          'Una cookie es un dato pequeño que el sitio deja en tu navegador y que vuelve con cada visita. El almacenamiento local es parecido, pero se queda en tu dispositivo y no viaja solo. {shopName} usa ambos para funcionar, también con mala conexión.',
        ),
      ],
    },
    {
      id: 'que-guardamos',
      heading: 'Qué guardamos',
      blocks: [
        paragraph('Cookies de la tienda:'),
        table(
          ['Nombre', 'Para qué', 'Duración', 'Categoría'],
          ['i18next', 'Recuerda el idioma que elegiste', '1 año', 'Necesaria'],
          [
            'isShippingToCuba',
            'Recuerda el destino, Cuba o Estados Unidos, para mostrar sus precios',
            '1 año',
            'Necesaria',
          ],
          [
            'cart',
            'Tu carrito, si tu navegador no usa los programas de la página',
            '90 días desde el último cambio',
            'Necesaria',
          ],
          [
            'cartCoupon',
            'El cupón que aplicaste, si tu navegador no usa los programas de la página',
            '1 día',
            'Necesaria',
          ],
          [
            'Cookie de sesión',
            'Mantiene abierta tu cuenta. Existe solo si has entrado y los programas de la página no pueden leerla',
            'Hasta que cierras sesión o la sesión vence',
            'Necesaria',
          ],
          [
            'girasol.recovery',
            'Recuerda el enlace con el que vas a elegir una contraseña nueva',
            '1 hora, o hasta que la eliges',
            'Necesaria',
          ],
          [
            'girasol.signup',
            'Recuerda que creaste tu cuenta en este navegador, para confirmarla con un clic',
            '24 horas',
            'Necesaria',
          ],
          [
            'girasol.browser',
            'Recuerda que en este navegador ya entraste con tu contraseña, para que los intentos de otros no te cierren la puerta',
            '180 días',
            'Necesaria',
          ],
          [
            'checkout',
            'Recuerda la compra que tienes a medias; los programas de la página no pueden leerla',
            '30 días',
            'Necesaria',
          ],
          [
            'pagador',
            'Recuerda lo que escribiste para pagar tu parte de un pedido, en la página de esa parte; los programas de la página no pueden leerla',
            '3 días',
            'Necesaria',
          ],
          [
            'aviso',
            'Lleva un aviso de una página a la siguiente, como «Sesión Cerrada»',
            '10 segundos',
            'Necesaria',
          ],
        ),
        paragraph('Almacenamiento local de tu navegador:'),
        table(
          ['Nombre', 'Para qué', 'Duración', 'Categoría'],
          [
            'solarProducts',
            'Copia del catálogo, para verlo sin conexión',
            'Hasta que lo borras',
            'Necesaria',
          ],
          ['cart', 'Tu carrito', 'Hasta que lo vacías o lo borras', 'Necesaria'],
          [
            'isShippingToCuba',
            'El destino, igual en todas las pestañas',
            'Hasta que lo borras',
            'Necesaria',
          ],
          ['i18nextLng', 'El idioma', 'Hasta que lo borras', 'Necesaria'],
          [
            'user-cookie-consent',
            'Lo que elegiste en el aviso de cookies',
            'Hasta que lo borras',
            'Necesaria',
          ],
          [
            'cartCoupon',
            'El cupón que aplicaste',
            'Hasta que lo quitas o vacías el carrito',
            'Necesaria',
          ],
          [
            'discountPopupShownAt',
            'Cuándo viste la oferta de descuento, para no repetirla antes de 7 días',
            'Hasta que lo borras',
            'Necesaria',
          ],
          [
            'assistantTranscript',
            'Tus preguntas al asistente y sus respuestas, para seguir leyendo',
            '1 día, o hasta que las borras',
            'Necesaria',
          ],
          [
            'assistantOpened',
            'Que ya abriste el asistente, para no sugerírtelo más',
            'Hasta que lo borras',
            'Necesaria',
          ],
        ),
        paragraph(
          'Además, mientras la pestaña está abierta, el navegador puede recordar avisos que ya viste, como el de conexión lenta. Eso se borra al cerrarla. Si tu sesión de cuenta vence, la tienda borra lo que tenía en el almacenamiento de ese navegador.',
        ),
      ],
    },
    {
      id: 'categorias',
      heading: 'Las cuatro categorías',
      blocks: [
        table(
          ['Categoría', 'Qué permite', 'Qué guarda hoy'],
          [
            'Necesarias',
            'Idioma, destino, carrito, sesión, catálogo sin conexión y tu elección. Siempre activas',
            'Lo que dicen las tablas de arriba',
          ],
          [
            'Rendimiento',
            'Contar visitas y ver qué páginas ayudan. Los datos van solo a nuestro servidor',
            'Nada en tu navegador',
          ],
          ['Funcionales', 'Recordar comodidades que no son imprescindibles', 'Nada'],
          ['Marketing', 'Avisos y promociones según tus visitas', 'Nada'],
        ),
        paragraph(
          'Si no eliges nada, solo valen las necesarias. Aceptar todas permite las cuatro; rechazarlas deja solo las necesarias. La tienda se usa igual en los dos casos.',
        ),
      ],
    },
    {
      id: 'terceros',
      heading: 'Cookies de otros',
      blocks: [
        paragraph(
          'No hay cookies de terceros mientras miras la tienda. La única excepción es PayPal: si en el paso de pago eliges PayPal, se carga su programa y PayPal puede guardar sus propias cookies, según su política. Si pagas por Zelle, no se carga.',
        ),
      ],
    },
    {
      id: 'como-cambiar',
      heading: 'Cómo cambiar tu elección',
      blocks: [
        bullets(
          'Al pie de cada página, abre «Preferencias de cookies» y elige de nuevo. Vale desde ese momento.',
          'También puedes hacerlo en los ajustes de tu navegador: borra el dato «user-cookie-consent» de este sitio. El aviso vuelve a salir y eliges de nuevo.',
          'También puedes borrar todos los datos del sitio. Se borra igualmente el carrito, si no has entrado en tu cuenta.',
          'Puedes bloquear las cookies en el navegador. La tienda se sigue viendo, pero no podrá recordar el idioma ni el destino, ni mantener tu cuenta abierta.',
          'Si prefieres que te ayudemos, escribe a {supportEmail}.',
        ),
        note(
          'Retirar el permiso de rendimiento detiene la medición desde ese momento. No cambia lo que ya se había contado.',
        ),
      ],
    },
    {
      id: 'cambios',
      heading: 'Cambios de esta política',
      blocks: [
        paragraph(
          'Si la tienda empieza a guardar algo más, esta tabla cambia antes, con versión y fecha nuevas. La versión en español es la que vale.',
        ),
      ],
    },
  ],
}
