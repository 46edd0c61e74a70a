export const provinces = {
  title: 'Entregas por provincia',
  text: 'De aquí sale la fecha de llegada que ve quien compra. Los días se cuentan desde que la agencia de carga recibe el pedido. A una provincia suspendida no se pueden hacer pedidos.',
  province: 'Provincia',
  mode: 'Cómo se entrega',
  modes: { door: 'A domicilio', pickup: 'Solo recogida', suspended: 'Suspendida' },
  min: 'Días, mínimo',
  max: 'Días, máximo',
  noteEs: 'Nota en español',
  noteEn: 'Nota en inglés',
  of: '{what} de {province}',
  save: 'Guardar',
  saved: 'Guardado. Los pedidos nuevos ya lo ven.',
  rowInvalid: 'Revisa lo marcado.',
  rowDays: 'Los días son números enteros, de 1 a 365.',
  rowReversed: 'El mínimo de días es mayor que el máximo.',
  invalid:
    'No se guardó nada. Revisa: {names}. Los días van de 1 a 365, el mínimo primero; la nota, hasta 300 caracteres.',
} as const
