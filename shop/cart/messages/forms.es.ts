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
} as const
