export const donations = {
  opened: {
    subject: 'Cómo enviar tu donación a {shop}',
    heading: 'Gracias por querer dar luz',
    manual: {
      text: 'Para completarla, envía {amount} por {method} y escribe {memo} en la nota. En esta página están los datos:',
      button: 'Ver los datos de {method}',
    },
    provider: {
      text: 'Para completarla, dona {amount} con {method} o tarjeta en esta página:',
      button: 'Donar con {method}',
    },
    ignore: 'Si cambiaste de idea, no hagas nada: no se cobra nada por sí solo.',
  },
  received: {
    subject: 'Recibo de tu donación a {shop}',
    heading: 'Recibimos tu donación',
    text: 'Gracias. Con tu ayuda llega luz a una familia en Cuba. Guarda este correo como recibo.',
    facts: {
      title: 'Tu donación',
      amount: 'Importe',
      cause: 'Para',
      date: 'Fecha',
      method: 'Forma',
      memo: 'Código',
    },
    notDeductible: 'No deducible de impuestos.',
    deductible:
      '{shop} es una organización 501(c)(3) (EIN {ein}). No recibiste bienes ni servicios a cambio de esta donación.',
  },
  returned: {
    subject: 'Te devolvimos dinero de tu donación a {shop}',
    heading: 'Te devolvimos {amount}',
    text: 'De tu donación {memo} te devolvimos {amount} por {method}, por donde la enviaste.',
    whole: 'No queda nada donado: el recibo que te enviamos ya no vale.',
    rest: 'Quedan donados {rest}: el recibo que te enviamos vale solo por esa suma.',
    days: 'Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.',
  },
  /** In place of those above, where the provider took the money back. */
  reversed: {
    subject: 'El pago de tu donación a {shop} se retiró',
    heading: '{method} retiró {amount}',
    text: 'De tu donación {memo}, {method} nos retiró {amount}: lo pidió quien pagó o su banco, y vuelve por donde se pagó.',
    days: 'Si no lo pediste tú, o fue por error, responde a este correo.',
  },
}
