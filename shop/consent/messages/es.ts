export const es = {
  title: 'Las cookies las decides tú',
  text: 'Las necesarias hacen funcionar la tienda.',
  counting: 'Con tu permiso contamos visitas, y eso no sale de nuestro servidor.',
  policy: 'Política de cookies',
  accept: 'Aceptar todas',
  decline: 'Rechazar todas',
  choose: 'Elegir',
  save: 'Guardar mi elección',
  back: 'Dejarlo como está',
  kinds: {
    necessary: { name: 'Necesarias', text: 'Carrito, destino, idioma. Siempre activas.' },
    performance: { name: 'Rendimiento', text: 'Contar visitas y ver qué páginas ayudan.' },
    functional: { name: 'Funcionales', text: 'Comodidades que no son imprescindibles.' },
    marketing: { name: 'Marketing', text: 'Avisos y promociones según tus visitas.' },
  },
  reopen: 'Preferencias de cookies',
} as const
