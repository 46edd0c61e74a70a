export const es = {
  title: 'Destino de envío actualizado',
  removed: {
    one: 'Se quitó 1 producto que no se envía a ese destino{names}.',
    other: 'Se quitaron {count} productos que no se envían a ese destino{names}.',
  },
  back: 'De vuelta en el carrito: {names}.',
  saved: {
    cuba: 'Ahora ves los precios puestos en Cuba.',
    usa: 'Ahora ves los precios en EE. UU.',
  },
} as const
