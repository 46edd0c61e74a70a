export const es = {
  unknown_product: {
    title: 'Ese producto no está en la tienda',
    description:
      'Puede que ya no se venda o que el enlace esté incompleto. El carrito sigue igual.',
  },
  not_understood: {
    title: 'No entendimos ese cambio',
    description: 'El carrito sigue igual. Prueba otra vez desde esta página.',
  },
  nothing_left: {
    title: 'Lo que ibas a comprar ya no se puede pedir',
    description: 'Se agotó o no va a ese destino. Aquí está lo que queda en tu carrito.',
  },
  begin_here: {
    title: 'La compra no está empezada en este navegador',
    description:
      'Tu carrito sigue aquí, con los precios de hoy. Toca «Finalizar el pedido» para seguir.',
  },
} as const
