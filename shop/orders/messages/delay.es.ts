export const delay = {
  title: 'Tu pedido se demora',
  text: 'Tú decides si esperas. Cancelar no cuesta nada: te devolvemos todo lo que pagaste.',
  known: 'Fecha nueva: entre el {from} y el {to}.',
  unknown: 'Todavía no sabemos la fecha nueva.',
  accept: 'Acepto esperar',
  cancel: 'Cancelar y recibir mi dinero',
  accepted: 'Anotado: esperas tu pedido. Todavía puedes cancelarlo hasta que salga.',
  cancelled: 'Tu pedido quedó cancelado. Te devolvemos todo lo que pagaste.',
  moot: 'Este aviso ya no necesita respuesta.',
  order: 'Ver mi pedido',
  problems: {
    not_understood: 'Elige si esperas o cancelas.',
    answered: 'Ya habías respondido; tu respuesta no cambió.',
    held: 'Tu pedido está en verificación y por ahora no se puede cambiar. Escríbenos.',
    gone: 'Tu pedido ya salió o está cerrado; este aviso ya no necesita respuesta.',
  },
}
