export const es = {
  label: 'Cupón de descuento',
  apply: 'Aplicar',
  remove: 'Quitar',
  current: 'Cupón {code} aplicado',
  invalid: {
    title: 'Cupón inválido',
    description: 'El código de cupón introducido no es válido.',
  },
  applied: {
    title: '¡Cupón aplicado!',
    percent: '{percent} % menos en tu pedido.',
    amount: '{amount} menos en tu pedido.',
  },
  removed: { title: 'Cupón eliminado', description: 'El pedido vuelve a su precio.' },
  away: {
    title: 'No se pudo comprobar el cupón',
    description: 'Vuelve a intentarlo cuando haya conexión.',
  },
} as const
