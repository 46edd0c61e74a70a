export const arrival = {
  door: 'Llega a {place} {when}{condition}.',
  pickup: 'Se recoge en {place} {when}{condition}.',
  anywhere: 'Llega a Cuba {when}{condition}, según la provincia.',
  suspended: 'Por ahora no entregamos en {place}.',
  nowhere: 'Por ahora no hacemos entregas en Cuba.',
  when: {
    sameDay: 'el {last}',
    sameMonth: 'entre el {firstDay} y el {last}',
    months: 'entre el {first} y el {last}',
  },
  conditions: {
    none: '',
    today: ' si pagas hoy',
    on: ' si pagas hoy, {day}',
    confirmed_today: ' si el pago se confirma hoy',
    confirmed_on: ' si el pago se confirma hoy, {day}',
  },
  island: 'la {name}',
  transit:
    'Los precios a Cuba incluyen el envío, con tránsito estimado de hasta {days} días tras {preparation} de preparación.',
  preparation: { one: '{count} día hábil', other: '{count} días hábiles' },
  rows: { door: 'A domicilio, {when}', pickup: 'Solo recogida en un punto, {when}' },
  suspendedRow: 'Entregas suspendidas por ahora',
} as const
