export const alerts = {
  destinations: { cuba: 'Cuba', usa: 'Estados Unidos' },
  confirm_alert: {
    subject: 'Confirma tu aviso de {shop}',
    heading: '¿Quieres este aviso?',
    wants: {
      product:
        'Alguien pidió que te escribamos cuando vuelva a haber {name} para enviar a {destination}. Si fuiste tú, confírmalo y te escribimos una sola vez.',
      province:
        'Alguien pidió que te escribamos cuando volvamos a entregar en {name}. Si fuiste tú, confírmalo y te escribimos una sola vez.',
    },
    button: 'Confirmar el aviso',
    validity: 'El enlace sirve durante 7 días.',
    ignore: 'Si no lo pediste, no hagas nada: sin confirmar no te escribimos más.',
  },
  alert_due: {
    product: {
      subject: 'Ya hay {name}',
      text: 'Nos pediste un aviso: {name} está otra vez a la venta para enviar a {destination}. Puede haber pocas unidades.',
      button: 'Ver el producto',
    },
    province: {
      subject: 'Ya entregamos en {name}',
      text: 'Nos pediste un aviso: volvimos a entregar en {name}.',
      button: 'Ver el catálogo',
    },
    once: 'Este aviso es único: no habrá otro.',
    end: 'Si pediste más avisos, aquí los quitas:',
  },
} as const
