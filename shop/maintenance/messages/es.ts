export const es = {
  banner:
    'Modo Mantenimiento: Las compras están deshabilitadas temporalmente. Aún puedes navegar por el sitio.',
  label: 'Modo mantenimiento',
  explained: 'Mientras está activado nadie puede comprar; lo ya empezado sigue su curso.',
  staff: 'Administración',
  notice: {
    title: 'Modo Mantenimiento',
    on: 'Activado: las compras están deshabilitadas.',
    off: 'Desactivado: ya se puede comprar.',
  },
  refusals: {
    not_signed_in: {
      title: 'No autenticado',
      description: 'Debes iniciar sesión para cambiar la configuración.',
    },
    not_allowed: {
      title: 'Error',
      description: 'No se pudo cambiar el modo de mantenimiento.',
    },
  },
} as const
