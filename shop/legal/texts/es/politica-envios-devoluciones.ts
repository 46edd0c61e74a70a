import { bullets, type LegalText, note, paragraph, steps, table } from '../../legal.rules.ts'

export const shippingEs: LegalText = {
  slug: 'politica-envios-devoluciones',
  version: '2026-11-26.1',
  effectiveOn: '2026-11-26',
  title: 'Política de envíos y devoluciones',
  summary:
    'Destinos, precio del envío, plazos a Cuba, daños, devoluciones, demoras, cancelaciones y reembolsos en {shopName}.',
  sections: [
    {
      id: 'destinos',
      heading: 'A dónde enviamos',
      blocks: [
        paragraph(
          'A Cuba y a Estados Unidos. En Cuba, a personas particulares y negocios privados, según la política de cumplimiento. Cada producto indica para qué destino se vende.',
        ),
      ],
    },
    {
      id: 'precio',
      heading: 'De qué se compone el precio',
      blocks: [
        paragraph(
          'Cuba: el precio que ves ya está puesto allá. Es la suma de tres partes, que mostramos por producto: equipo, peso en libras por la tarifa por libra y tarifa de entrega. Si hay tarifa de agencia, aparece aparte en el resumen, antes de pagar.',
        ),
        paragraph(
          'Estados Unidos: precio del equipo más el 7 % de impuesto. El resumen muestra el costo de envío, que puede ser cero, y la tarifa de agencia si la hay.',
        ),
      ],
    },
    {
      id: 'provincias',
      heading: 'Tu provincia, antes de pagar',
      blocks: [
        paragraph(
          'La entrega en Cuba depende de la provincia y puede cambiar de un día para otro. El pedido muestra su estado antes de pagar:',
        ),
        table(
          ['Estado', 'Qué significa'],
          [
            'Puerta a puerta',
            'Se entrega en la dirección. El destinatario muestra su carné de identidad.',
          ],
          [
            'Recogida',
            'El destinatario, o la persona autorizada, lo busca en el punto que se le indica, con su carné.',
          ],
          ['Suspendido', 'Por ahora no se puede enviar a esa provincia.'],
        ),
        paragraph(
          'Si el estado cambia después de pagar, te avisamos y eliges entre aceptar la nueva forma de entrega, esperar o cancelar, mientras el pedido no se haya entregado a la agencia.',
        ),
      ],
    },
    {
      id: 'plazos',
      heading: 'Plazos',
      blocks: [
        bullets(
          'Preparación: {preparation} desde que el pago está confirmado; entonces entregamos el pedido a la agencia de carga, o al transportista en Estados Unidos. Las fechas de llegada del resumen ya la cuentan.',
          'Tránsito a Cuba: hasta {transitDays} días, contados desde la entrega a la agencia y no desde la compra. Es un estimado: el combustible, la aduana o el clima pueden alargarlo.',
          'Tránsito en Estados Unidos: depende del transportista. No prometemos una fecha antes de la compra; la ves en el seguimiento cuando sale tu pedido.',
          'Un pedido en verificación adicional espera hasta que se resuelve.',
        ),
        paragraph(
          'Puedes seguir el pedido en su página, con la fecha de cada paso. Puede llegar en varios bultos y en días distintos.',
        ),
      ],
    },
    {
      id: 'baterias',
      heading: 'Baterías de litio',
      blocks: [
        paragraph(
          'Las baterías de litio, también las de las estaciones portátiles, viajan como mercancía peligrosa. Llevan embalaje y papeles propios, se envían con poca carga y pueden ir por otra vía o en otra fecha que el resto. Cárgalas por completo antes del primer uso, según el manual. Una batería dañada no se usa ni se envía: escríbenos.',
        ),
      ],
    },
    {
      id: 'aduana',
      heading: 'Aduana en Cuba',
      blocks: [
        paragraph(
          'Según lo publicado en 2026, Cuba exime del impuesto de aduana los sistemas solares y sus partes para personas naturales, si se presentan separados de otros artículos. Por eso van embalados y declarados aparte. La norma es de Cuba y puede cambiar; lo que la aduana cobre al destinatario no está en nuestro precio.',
        ),
      ],
    },
    {
      id: 'al-recibir',
      heading: 'Al recibir',
      blocks: [
        steps(
          'Cuenta los bultos y mira las cajas antes de firmar.',
          'Si una caja viene golpeada, mojada o abierta, haz fotos y anótalo en el recibo de entrega.',
          'Abre y revisa todo en las primeras 48 horas, también lo que no vayas a instalar todavía.',
          'Guarda las cajas hasta comprobar que funciona.',
        ),
        paragraph(
          'Si el destinatario no recoge el pedido en el plazo de la agencia o lo rechaza sin que haya un defecto, los gastos de almacén o de nueva entrega los paga el comprador. Te los decimos antes.',
        ),
      ],
    },
    {
      id: 'danos',
      heading: 'Daños y faltantes: 48 horas',
      blocks: [
        paragraph(
          'Avísanos dentro de las 48 horas de recibido, desde la página del pedido o a {supportEmail}. Puede hacerlo el comprador o el destinatario. Envía el número de pedido y fotos de la caja, de la etiqueta y del daño o de lo que falta.',
        ),
        paragraph(
          'Con eso reclamamos a la agencia y te ofrecemos la pieza, el equipo o el dinero, según el caso. Si avisas más tarde, igual lo revisamos, pero puede que la agencia ya no responda y quede solo la garantía del fabricante.',
        ),
        note('No instales ni cargues un equipo que llegó golpeado, mojado o con un olor raro.'),
      ],
    },
    {
      id: 'devoluciones-estados-unidos',
      heading: 'Devoluciones en Estados Unidos: 30 días',
      blocks: [
        bullets(
          'Tienes 30 días desde la entrega para devolver un equipo sin usar, completo y en su embalaje.',
          'Escríbenos antes de enviarlo. Las baterías de litio no se mandan por correo corriente: te decimos cómo.',
          'Si el equipo vino mal o nos equivocamos, el envío de vuelta lo pagamos nosotros. Si cambiaste de idea, lo pagas tú.',
          'Al recibirlo y revisarlo devolvemos el precio pagado y su impuesto. Un equipo instalado o usado va por la garantía.',
        ),
      ],
    },
    {
      id: 'cuba',
      heading: 'En Cuba: primero las piezas',
      blocks: [
        paragraph(
          'Traer un equipo de vuelta desde Cuba pide permisos y un flete que suele costar más que el arreglo. Por eso no hay devolución por cambio de idea después de la entrega a la agencia. Si algo vino mal o falla, seguimos este orden:',
        ),
        steps(
          'Diagnóstico a distancia, con fotos, video y las medidas que te pidamos.',
          'Envío de la pieza de repuesto, sin costo si lo cubre la garantía o si llegó dañada.',
          'Si la pieza no lo resuelve, cambio del equipo.',
          'Si tampoco se puede, reembolso de lo pagado por ese equipo, con su parte del envío.',
        ),
        paragraph('Las piezas y los cambios pasan por las mismas verificaciones que un pedido.'),
      ],
    },
    {
      id: 'demoras',
      heading: 'Si nos demoramos',
      blocks: [
        paragraph(
          'Si no vamos a entregar el pedido a la agencia o al transportista en el plazo dicho, te escribimos antes de que venza con la causa y la fecha nueva, o decimos que no la sabemos. El aviso trae dos opciones: aceptar la espera, o cancelar y recibir todo tu dinero.',
        ),
        bullets(
          'Si es el primer aviso, la fecha nueva suma 30 días o menos y no respondes, entendemos que aceptas esperar.',
          'En los demás casos, si no respondes, cancelamos y devolvemos todo.',
          'Aunque hayas aceptado esperar, puedes cancelar después, mientras no se haya entregado a la agencia.',
        ),
        paragraph(
          'Si la demora es en el camino, te avisamos con lo que la agencia nos diga. Si la agencia confirma que se perdió, o no puede dar una fecha de entrega, eliges entre reponer el pedido o recibir todo tu dinero.',
        ),
      ],
    },
    {
      id: 'cancelar',
      heading: 'Cancelar un pedido',
      blocks: [
        bullets(
          'Sin pagar: lo cancelas o lo dejas vencer, sin costo.',
          'Pagado y antes de entregarlo a la agencia o al transportista: puedes cancelar y devolvemos todo, también el envío y la instalación.',
          'Después de entregado a la agencia: ya no se puede detener. En Estados Unidos puedes devolverlo al recibirlo; en Cuba se aplica lo dicho arriba.',
          'Un pedido en verificación adicional no se puede cancelar ni reembolsar hasta que se decide, como explica la política de cumplimiento.',
        ),
      ],
    },
    {
      id: 'reembolsos',
      heading: 'Reembolsos',
      blocks: [
        bullets(
          'Se hacen por el mismo medio: PayPal a la misma cuenta, Zelle a la misma persona que pagó. No a otra persona.',
          'Los iniciamos en 7 días hábiles como máximo desde que te corresponde.',
          'Después cuenta el tiempo del banco o de PayPal: suelen ser unos días, y con tarjeta puede llegar a un ciclo de facturación.',
          'Se devuelve lo que se pagó de verdad. Si usaste cupón, se descuenta su parte.',
          'Si un reembolso no llega, escríbenos: lo damos por hecho solo cuando el banco o PayPal lo confirma.',
        ),
      ],
    },
    {
      id: 'contacto-de-envios',
      heading: 'Contacto y cambios',
      blocks: [
        paragraph(
          'Escribe a {supportEmail} o llama al {phone1} o al {phone2}, con el número de pedido. El vendedor es {legalName}, {legalAddress}. Este texto lleva versión y fecha; se aplica la que se mostraba al hacer el pedido. La versión en español es la que vale.',
        ),
      ],
    },
  ],
}
