export const help = {
  label: 'Ayuda de esta página',
  manual: 'Leer más en el manual',
  toPanel: 'Volver al panel',
  pages: {
    home: 'Lo que te espera hoy: cada línea dice cuántas cosas hay y abre la lista con esas y ninguna otra. Empieza por arriba; debajo están los ingresos de los últimos 30 días y el modo de mantenimiento: mientras está activado nadie puede comprar, y lo ya empezado sigue su curso.',
    search:
      'Busca en pedidos, personas, productos, ajustes y páginas a la vez. Escribe / o Ctrl K en cualquier página del panel; con las flechas eliges y con Intro abres.',
    manual:
      'El manual explica cada página del panel, con imágenes. Cada «?» del panel lleva a su parte.',
    ready:
      'Lo que falta antes de la primera venta, en el orden en que conviene hacerlo. Cada línea abre su página y se marca sola cuando está hecha; lo que la tienda trae como ejemplo lo confirmas tú. Mientras falte algo, la tienda dice en público que es una demostración.',
    orders:
      'Todos los pedidos, los más nuevos primero. Filtra por lo que esperan, marca varios para cambiarlos juntos o baja la lista como archivo. Dentro de un pedido, arriba está el paso siguiente y lo que necesita; lo demás abre su propio diálogo, también corregir los datos de quien recibe mientras no haya salido.',
    zelle:
      'Transferencias con comprobante. Busca cada una en tu banco antes de aprobarla: un comprobante no prueba nada. Escribe la referencia y el importe que ves allí. Por encima de la suma que pusiste en Formas de pago hacen falta dos personas.',
    parts:
      'Pedidos que varios familiares pagan entre todos. Cada uno paga su parte por separado; el pedido se prepara cuando el total está cubierto, y si termina antes, a cada quien se le devuelve lo suyo.',
    holds:
      'Pedidos detenidos porque un nombre se parece a uno de las listas de sanciones. Compara los datos, libera o rechaza con el motivo, pide un dato más o pásalo al abogado. Hasta que decidas no se cobra ni sale nada.',
    damage:
      'Lo que llegó roto o incompleto, con las fotos de quien lo avisó. Responde desde el pedido: tu respuesta sale por correo y se ve en la página del pedido.',
    reviews:
      'Lo que escribe quien recibió su pedido, con sus fotos. Nada se publica solo: léelo y publica lo que ayude a otras familias, sin datos de nadie.',
    alerts:
      'Quien espera por un producto agotado o una provincia sin servicio. A los correos escribe la tienda sola, una vez; a los números de WhatsApp escribes tú y lo marcas aquí.',
    abandoned:
      'Personas que dejaron sus datos al comprar y no terminaron. Escríbeles solo para ayudarlas con esa compra: no aceptaron publicidad.',
    limits:
      'A quién rechazaron los límites contra pedidos sin pagar. Si es un cliente de verdad, déjalo pasar unas horas con su correo, teléfono o dirección IP.',
    donations:
      'Donaciones por decidir y hechas. Una transferencia se confirma con lo que muestra el banco; el nombre de quien dona se compara antes con las listas. Una retenida la libera o la rechaza solo quien lleva Cumplimiento. No son ventas y no cuentan como ingresos.',
    accounting:
      'Ingresos, costos y ganancia de lo cobrado, con los precios y costos del día de cada pedido. Un pedido cuenta el día en que se pagó; si después se cancela, lo devuelto se resta el día en que volvió el dinero, para que los días cerrados no cambien. Elige el período y baja el archivo para tu contador.',
    analytics:
      'Qué se mira y qué se compra, contando solo a quien aceptó las cookies de rendimiento. Sirve para comparar, no para contar a todo el mundo.',
    products:
      'El catálogo en una tabla. Toca una celda para cambiarla (si el navegador no usa scripts, abre el producto por su nombre); los cambios quedan como borrador hasta que los revisas y guardas juntos. Puedes importar y exportar Excel o CSV; el nombre abre la ficha con fotos y datos eléctricos.',
    margins:
      'El margen que quieres en cada familia. Con él la tienda propone precios; llévalos a borradores y se guardan como cualquier cambio de la tabla.',
    coupons:
      'Códigos de descuento, con fechas y usos máximos. Retirar un cupón no cambia los pedidos ya hechos. El propio de la tienda lleva su nombre y un 1.',
    synonyms:
      'Palabras con que la gente busca y que tu catálogo llama de otra manera, por ejemplo «placa» para «panel».',
    shipping:
      'Lo que cuestan la libra, la agencia y la entrega. Antes de activar una tarifa ves cómo cambian los precios puestos en Cuba; al activarla cambian todos a la vez. Los pedidos hechos conservan los suyos.',
    provinces:
      'Si se entrega a domicilio, se recoge o está suspendida cada provincia, y en cuántos días. De aquí sale la fecha de llegada que se promete.',
    settings:
      'Nombre, contactos, aviso, plazos, instalación y seguridad. Cada parte se guarda por separado y la tienda la muestra enseguida. El nombre cambia también en títulos, correos y textos.',
    methods:
      'Cómo se puede pagar, para qué destino y entre qué importes. Añade transferencias tuyas con sus indicaciones en los dos idiomas, y la suma desde la que hacen falta dos personas. Solo cambia algo quien es propietario, con su contraseña si no la dio hace unos minutos; para la suma, cada vez.',
    emails:
      'Todo lo que la tienda escribe, para leerlo en los dos idiomas, y los correos que no salieron. Cuando el motivo esté arreglado, envíalos otra vez.',
    legal:
      'Los textos de la tienda y sus versiones. Publicar uno nuevo lo pone en vigor desde la fecha que digas; los anteriores se conservan y el original puede volver. Que los apruebe un abogado.',
    declaration:
      'Lo que firma quien compra para Cuba. Mira la vista previa y publica; los pedidos de antes conservan el texto que se firmó.',
    lists:
      'Las listas de sanciones con que se compara cada nombre. Con más de siete días se detienen todos los pedidos, así que renuévalas antes. Aquí también puedes probar un nombre.',
    backups:
      'Copias de todos los datos y archivos. La tienda hace una cada día; aquí haces otra, la compruebas y la descargas. Guarda alguna fuera del servidor, donde no la lea nadie más: lleva datos personales.',
    connections:
      'Las claves de los servicios de fuera. Lo que ya está puesto en el servidor manda y aquí solo se ve. Una clave se guarda sellada y no se muestra más; solo quien es propietario la cambia, y cada cambio pide su contraseña.',
    notifications:
      'Quién se entera de qué: pedidos, comprobantes, retenciones, daños, correos que no salieron y pocas existencias, con horas de silencio y un resumen del día. Por correo y, si añades el dispositivo, en la pantalla de tu teléfono o computadora.',
    tests:
      'Pruebas de verdad de la base de datos, los pagos, el correo y las páginas. Ninguna toca un pedido: lo que escriben se deshace.',
    customers:
      'Quien compró, con cuenta o sin ella. Abre a una persona para ver sus pedidos, donaciones, correos y notas, darle sus datos o borrar lo que la ley permite.',
    users:
      'Las cuentas de la tienda. Aquí cierras las sesiones de alguien, borras su cuenta o le quitas la administración. Lo que compró está en Clientes.',
    permissions:
      'Qué puede hacer cada persona. Haz un grupo con lo que hace falta (Almacén: empaque y envío) y pon en él a quien trabaja ahí. Quien no está en ninguno puede todo. Cada cambio pide tu contraseña y vale al instante.',
    invitations:
      'Así entra otra persona a administrar. El enlace sirve una vez y vence; envíalo solo a quien deba tener el panel.',
    audit:
      'Quién cambió qué y cuándo, con lo que había antes y lo que quedó. No se puede cambiar ni borrar. El dinero y los estados de un pedido están también en su historial.',
    account: 'Tu propia cuenta: nombre, idioma, avisos y tus datos.',
    security:
      'Tu contraseña, el segundo paso con una aplicación del teléfono y las sesiones abiertas. Guarda los códigos de recuperación donde no dependan del teléfono.',
  },
}
