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
  offer: {
    percent: '{percent} % de descuento en tu pedido',
    amount: '{amount} de descuento en tu pedido',
    text: 'Con el código {code}. Se guarda en este navegador y se resta del carrito.',
    apply: 'Aplicar',
    close: 'Ahora no',
  },
  unavailable: {
    title: 'No se pudo comprobar el cupón',
    description: 'Vuelve a intentarlo cuando haya conexión.',
  },
} as const
