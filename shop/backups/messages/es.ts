export const es = {
  title: 'Copias de seguridad',
  text: 'Todo lo que guarda la tienda: pedidos, clientes, productos, ajustes y archivos. Descarga de vez en cuando una y guárdala lejos del servidor, en un lugar cerrado: contiene datos de personas y las claves con que la tienda cierra lo que guarda. Las sesiones abiertas no van en ella: tras recuperarla, todos entran de nuevo. Descargarla pide tu contraseña cada vez.',
  make: 'Hacer una copia ahora',
  asked: 'Se hace en menos de un minuto; aparece aquí sola cuando esté.',
  made: 'La copia está hecha.',
  notMade:
    'La copia no se pudo hacer. Prueba otra vez; si sigue fallando, avisa a quien atiende el servidor.',
  refresh: 'Actualizar',
  settings: 'Hora de la copia diaria y cuántas se guardan',
  none: 'Todavía no hay ninguna copia.',
  columns: { when: 'Cuándo', what: 'Contenido', state: 'Estado', actions: 'Acciones' },
  content: '{rows} filas, {files} archivos',
  running: 'haciéndose',
  failed: 'falló',
  why: 'Por qué, con las palabras del servidor',
  done: 'completa',
  elsewhere: 'no está en este servidor',
  verify: 'Comprobar',
  download: 'Descargar',
  ready:
    'La descarga empieza sola. La dirección vale cinco minutos y solo para ti; a cada dueño le llega un correo.',
  onlyOwners:
    'Descarga una copia solo quien es propietario de la tienda: lleva los datos de todos y las claves de la casa.',
  named: '{action}: {name}',
  whole: 'La copia {name} está entera: {rows} filas y {files} archivos, igual que se escribieron.',
  damaged: 'La copia {name} está dañada. No la uses; haz otra.',
  gone: 'Esa copia ya no está en este servidor.',
  notUnderstood: 'No entendimos qué hacer. Inténtalo de nuevo.',
  restore:
    'Recuperar una copia se hace en el servidor, con la tienda parada: quien lo atiende necesita el archivo descargado y las indicaciones de abajo.',
  restoreDetails: 'Indicaciones para quien atiende el servidor',
  restoreSteps: 'En un servidor con la tienda parada y vacía: {commands}.',
} as const
