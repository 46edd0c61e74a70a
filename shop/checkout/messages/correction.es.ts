import { es } from './es.ts'

const { delivery, problems: ofForm } = es

export const correction = {
  bounds:
    'El nombre se corrige si está mal escrito: se compara otra vez con las listas, y si se parece a alguien el pedido queda retenido. Si recibe otra persona, no: el carné de identidad, la persona autorizada y la declaración firmada son de este pedido; cancélalo, devuelve el dinero y que se pida de nuevo. Otra provincia se acepta si allí se entrega igual, con sus propios días de llegada; el total no cambia.',
  fields: {
    givenNames: delivery.givenNames,
    firstSurname: delivery.firstSurname,
    secondSurname: delivery.secondSurname,
    phone: 'Teléfono',
    secondPhone: delivery.secondPhone,
    email: 'Correo de quien recibe',
    schedule: delivery.schedule,
    municipality: delivery.municipality,
    reparto: delivery.reparto,
    street: delivery.street,
    number: delivery.number,
    apartment: delivery.apartment,
    between1: delivery.between1,
    between2: delivery.between2,
    reference: delivery.reference,
    city: delivery.city,
    state: delivery.state,
    zip: delivery.zip,
  },
  hints: { municipality: 'Entre paréntesis, la provincia.' },
  reason: 'Quién lo pidió y por qué',
  reasonHint: 'Queda en el historial; el correo a quien compra no lo dice.',
  button: 'Corregir los datos',
  problems: {
    correct_left:
      'Ya lo tiene la agencia, con la etiqueta de antes: aquí no se corrige, porque el paquete no cambiaría. Llama a la agencia para que lo cambie ella y escríbelo con «Añadir una nota»; si no puede, anota la incidencia.',
    correct_delivered: 'Ya está entregado: sus datos quedan como estaban al entregarlo.',
    correct_over: 'Este pedido terminó: no se entrega, y sus datos quedan como están.',
    correct_nothing: 'No cambiaste nada: todo dice lo mismo que antes.',
    correct_meanwhile:
      'Otra persona corrigió estos datos mientras tanto, y no se cambió nada. Ahora ves los suyos: mira qué falta todavía y envíalo otra vez.',
    correct_province_suspended:
      'En esa provincia no se entrega por ahora. Deja la dirección como estaba y habla con quien compra: otra dirección, esperar, o cancelar el pedido y devolver el dinero.',
    correct_door_not_here:
      'En esa provincia solo se recoge en un punto, y este pedido va a la puerta. Deja la dirección como estaba y habla con quien compra: otra dirección, o cancelar el pedido, devolver el dinero y pedir con recogida.',
    too_long: ofForm.too_long,
    markup: ofForm.markup,
    name_odd: ofForm.name_odd,
    given_names_required: ofForm.given_names_required,
    first_surname_required: ofForm.first_surname_required,
    surname_required: ofForm.surname_required,
    cuban_mobile_required: ofForm.cuban_mobile_required,
    cuban_mobile: ofForm.cuban_mobile,
    cuban_phone: ofForm.cuban_phone,
    us_phone_required: ofForm.us_phone_required,
    us_phone: ofForm.us_phone,
    email_invalid: ofForm.email_invalid,
    municipality_required: ofForm.municipality_required,
    street_required: ofForm.street_required,
    number_required: ofForm.number_required,
    between_required: ofForm.between_required,
    us_street_required: ofForm.us_street_required,
    city_required: ofForm.city_required,
    state_required: ofForm.state_required,
    zip_required: ofForm.zip_required,
    zip_digits: ofForm.zip_digits,
    zip_elsewhere: ofForm.zip_elsewhere,
  },
} as const
