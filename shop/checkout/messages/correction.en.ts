import { en } from './en.ts'

const { delivery, problems: ofForm } = en

export const correction = {
  bounds:
    'The name is corrected where it is misspelt: it is compared with the lists again, and if it is like somebody’s the order is held. If another person is to receive it, no: the identity card, the authorised person and the signed declaration belong to this order; cancel it, refund it and let it be ordered again. Another province is accepted where it is delivered the same way, with its own days of arrival; the total stays the same.',
  fields: {
    givenNames: delivery.givenNames,
    firstSurname: delivery.firstSurname,
    secondSurname: delivery.secondSurname,
    phone: 'Telephone',
    secondPhone: delivery.secondPhone,
    email: 'E-mail of the recipient',
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
  hints: { municipality: 'The province is in brackets.' },
  reason: 'Who asked for it, and why',
  reasonHint: 'It stays in the history; the e-mail to the buyer does not say it.',
  button: 'Correct the details',
  problems: {
    correct_left:
      'The agency has it, with the label as it was: it is not corrected here, since the parcel would not change. Call the agency so that they change it, and write it down with “Add a note”; if they cannot, note the incident.',
    correct_delivered: 'It is delivered: its details stay as they were on delivery.',
    correct_over: 'This order is over: it is not delivered, and its details stay as they are.',
    correct_nothing: 'You changed nothing: everything says the same as before.',
    correct_meanwhile:
      'Somebody else corrected these details meanwhile, and nothing was changed. You see theirs now: look at what is still missing and send it again.',
    correct_province_suspended:
      'Nothing is delivered in that province for now. Leave the address as it was and talk to the buyer: another address, to wait, or to cancel the order and refund it.',
    correct_door_not_here:
      'That province has pick-up only, and this order goes to the door. Leave the address as it was and talk to the buyer: another address, or to cancel the order, refund it and order with pick-up.',
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
