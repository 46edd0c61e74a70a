/** What a cart says of things that cannot go together. */
export const cart = {
  title: 'Antes de comprar: hay piezas que no van juntas',
  text: {
    cuba: 'Si son para lugares distintos o para sumarlas a lo que ya tienes, puedes seguir. Si son para montarlas juntas:',
    usa: 'Si son para lugares distintos o para sumarlas a lo que ya tienes, puedes seguir. Si son para montarlas juntas, contado para {low} °C (Alaska llega a menos):',
  },
  pair: '{first} con {second}: {text}',
  severity: { danger: 'Peligro', will_not_work: 'No funciona' },
  calculator: 'Armar un conjunto que sí va, en la calculadora',
  whatsapp: 'Preguntar por WhatsApp',
  question: 'Hola, mi carrito tiene piezas que no van juntas: {names}. ¿Qué me conviene?',
  medicalShort:
    'Con un equipo médico no basta: para ese apagón hacen falta {needs} Wh de batería, con un tercio de reserva, y hay {has}. Puede apagarse antes. Ten además un cilindro u otra corriente.',
} as const
