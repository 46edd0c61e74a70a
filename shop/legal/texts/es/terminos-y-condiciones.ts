import { bullets, type LegalText, note, paragraph, steps, table } from '../../legal.rules.ts'

export const termsEs: LegalText = {
  slug: 'terminos-y-condiciones',
  version: '2026-11-25.1',
  effectiveOn: '2026-11-25',
  title: 'Términos y condiciones',
  summary:
    'Cómo se compra en {shopName}: precios en dólares, pago por PayPal o Zelle, envío a Cuba o EE. UU., garantía y seguridad.',
  sections: [
    {
      id: 'quien-vende',
      heading: 'Quién vende',
      blocks: [
        paragraph(
          '{shopName} es una tienda en línea de equipos solares. El vendedor es {legalName}, con domicilio en {legalAddress}. En este texto, «nosotros» es el vendedor y «tú» eres quien compra.',
        ),
        paragraph('Puedes escribirnos a {supportEmail} o llamarnos al {phone1} o al {phone2}.'),
        paragraph(
          'El contrato de cada compra lo forman estas condiciones, la política de envíos y devoluciones, la política de cumplimiento y, si el destino es Cuba, la declaración que firmas. Vale la versión que se muestra cuando confirmas el pedido.',
        ),
      ],
    },
    {
      id: 'quien-puede-comprar',
      heading: 'Quién puede comprar',
      blocks: [
        bullets(
          'Personas mayores de 18 años que pueden firmar un contrato.',
          'Se paga por PayPal, o por Zelle desde una cuenta bancaria en Estados Unidos.',
          'Los equipos con destino a Cuba son para la vivienda, la familia o el negocio privado del destinatario. No se venden para revender ni para el Estado.',
          'No puede comprar, pagar ni recibir quien esté en una lista de sanciones de Estados Unidos, ni quien la política de cumplimiento excluye.',
        ),
      ],
    },
    {
      id: 'cuenta',
      heading: 'Con cuenta o sin cuenta',
      blocks: [
        paragraph(
          'Puedes comprar como invitado o crear una cuenta. El pedido es igual de válido. Con cuenta, tu carrito y tus pedidos quedan guardados.',
        ),
        bullets(
          'Escribe los nombres completos, como aparecen en el documento de identidad: se usan para la entrega y para las verificaciones.',
          'Tu contraseña es tuya. Si crees que alguien la conoce, cámbiala y avísanos.',
          'Puedes cerrar tu cuenta cuando quieras. Los registros de los pedidos se guardan 10 años, como explica la política de privacidad.',
        ),
      ],
    },
    {
      id: 'precios',
      heading: 'Precios e impuestos',
      blocks: [
        paragraph('Todos los precios están en dólares de Estados Unidos (USD).'),
        table(
          ['Destino', 'Qué incluye el precio del producto', 'Qué se suma en el resumen'],
          [
            'Cuba',
            'Precio puesto en Cuba: equipo + peso en libras × tarifa por libra + tarifa de entrega. Algunos productos tienen un precio final fijo, que se muestra como una sola cifra.',
            'La tarifa de agencia, cuando la hay, y la instalación, si la eliges. No se cobra impuesto de venta.',
          ],
          [
            'Estados Unidos',
            'El precio del equipo.',
            'Impuesto del 7 % sobre los productos y el envío, calculado antes de restar el cupón; el envío y la tarifa de agencia que muestre el resumen; y la instalación, si la eliges.',
          ],
        ),
        paragraph(
          'El flete y la entrega que el carrito muestra como incluidos ya están dentro de los precios y no se cobran otra vez.',
        ),
        paragraph(
          'Vale el total que muestra el resumen cuando confirmas. En ese momento el servidor vuelve a calcularlo; si algo cambió, te mostramos el total nuevo y decides antes de pagar. Una proforma lleva los precios de su fecha y pueden cambiar después.',
        ),
        paragraph(
          'Si un precio tiene un error evidente, te avisamos antes de enviar. Puedes comprar al precio correcto o recibir de vuelta todo lo pagado.',
        ),
        paragraph(
          'El precio no incluye lo que las autoridades cubanas cobren directamente al destinatario. La política de envíos dice lo que sabemos de eso.',
        ),
      ],
    },
    {
      id: 'disponibilidad',
      heading: 'Disponibilidad',
      blocks: [
        bullets(
          'Cada producto se vende para Cuba, para Estados Unidos o para ambos. Si cambias el destino, los que no sirven para el nuevo salen del carrito y te decimos cuántos fueron.',
          'Tener un producto en el carrito no lo reserva. Confirmar el pedido sí reserva las unidades, mientras dura el plazo de pago.',
          'Si después de pagar falta un producto, eliges entre esperar, cambiarlo por otro o recibir de vuelta lo pagado por él.',
          'Las fotos y las cifras técnicas vienen del fabricante. El color o el embalaje pueden variar un poco; si una cifra importante no coincide con la anunciada, lo tratamos como un error nuestro en el pedido.',
        ),
      ],
    },
    {
      id: 'pedido',
      heading: 'El pedido y sus verificaciones',
      blocks: [
        steps(
          'Confirmas el pedido y recibes un número. Significa que lo recibimos, todavía no que lo aceptamos.',
          'Revisamos precio, existencias, datos y cobertura de entrega, y comparamos los nombres del comprador, del destinatario, de la persona autorizada y de quien paga con las listas oficiales.',
          'Cuando te confirmamos el pago, el pedido queda aceptado y hay contrato.',
          'Si el destino es Cuba, repetimos las verificaciones antes de entregar el pedido a la agencia de carga. Hasta entonces el pedido puede quedar en espera o cancelarse por las reglas de exportación.',
        ),
        paragraph(
          'Para enviar a Cuba, el comprador firma una declaración por cada pedido. Sin ella el pedido no puede continuar.',
        ),
        paragraph(
          'Podemos rechazar o cancelar un pedido si los datos son falsos o incompletos, si hay señales de fraude, si la ley no permite el envío o si no hay entrega en esa dirección. Si cancelamos y ya pagaste, te devolvemos todo, salvo que la ley nos obligue a retener el dinero.',
        ),
      ],
    },
    {
      id: 'pago',
      heading: 'Pago por PayPal o Zelle',
      blocks: [
        paragraph(
          'El resumen muestra los medios disponibles para tu pedido. Pueden ser uno o los dos.',
        ),
        paragraph(
          'Con PayPal apruebas el pago en PayPal y cobramos el total del pedido. PayPal puede poner un pago en revisión o rechazarlo; mientras lo revisa, el pedido espera. También se aplican las condiciones de PayPal.',
        ),
        paragraph('Con Zelle el pago se hace desde tu banco, así:'),
        steps(
          'Envía la cantidad exacta, en un solo pago, al destinatario que muestra la página de tu pedido.',
          'Escribe en el memo el código que te damos. Sin él, encontrar tu pago tarda más.',
          'Tienes 72 horas desde que haces el pedido. Después el pedido vence y las unidades vuelven a la venta.',
          'Sin comprobante, las unidades solo se guardan el tiempo que dice la página de tu pedido. Si pagas más tarde y ya no quedan, tú eliges: esperar, otro producto o tu dinero de vuelta.',
          'Puedes subir una captura de pantalla. Ayuda a buscar el pago, pero una captura no es un pago.',
          'El pago cuenta cuando una persona nuestra lo ve en la cuenta del banco.',
          'Si falta dinero, te decimos cuánto. Si sobra, devolvemos la diferencia a la misma persona que pagó.',
        ),
        note(
          'Un pago por Zelle no se puede deshacer y no tiene la protección de una compra con tarjeta. Paga solo a los datos de la página de tu pedido. Nunca te pediremos por mensaje que pagues a otra cuenta.',
        ),
        paragraph(
          'Paga con fondos propios. El nombre de quien paga también se verifica; si paga otra persona, avísanos antes, porque podemos pedir más datos o no aceptar el pago.',
        ),
        paragraph(
          'Un pago que llega tarde no se pierde: queda unido a tu pedido y lo cumplimos o lo devolvemos, salvo que esté en verificación.',
        ),
      ],
    },
    {
      id: 'cupon',
      heading: 'Cupón de descuento',
      blocks: [
        bullets(
          'El cupón descuenta el 5 % del subtotal de los productos. No se aplica al impuesto, a la tarifa de agencia ni a la instalación.',
          'Se admite un código por pedido. Da igual escribirlo en mayúsculas o minúsculas.',
          'No se cambia por dinero y no rebaja el total por debajo de cero.',
          'Si el código tiene usos limitados, el uso se toma con el pedido y se devuelve si el pedido vence o se cancela.',
        ),
      ],
    },
    {
      id: 'instalacion',
      heading: 'Servicio de instalación',
      blocks: [
        paragraph(
          'Es opcional; su precio por pedido se ve al elegirlo y en el resumen. Se hace donde lo dice el resumen y las reglas aplicables lo permiten; no se ofrece para lo que se recoge en un punto ni para equipos que solo se enchufan. Si el resumen no lo muestra, no está disponible; si después ningún instalador llega a la dirección, te devolvemos lo que pagaste por él.',
        ),
        bullets(
          'Antes de la visita te decimos por escrito qué incluye y qué debe estar listo en la casa.',
          'No incluye obra civil, materiales que no estén en el pedido ni reparar la instalación eléctrica de la vivienda.',
          'El instalador puede negarse si el lugar no es seguro. Si el servicio no se puede prestar, te devolvemos lo que pagaste por él.',
        ),
      ],
    },
    {
      id: 'entrega',
      heading: 'Entrega, cambios y devoluciones',
      blocks: [
        paragraph(
          'Los plazos, las provincias, los daños, las devoluciones y los reembolsos están en la política de envíos y devoluciones. Respondemos por el pedido hasta que se entrega al destinatario o a la persona autorizada.',
        ),
      ],
    },
    {
      id: 'garantia',
      heading: 'Garantía',
      blocks: [
        paragraph(
          'Cada equipo tiene la garantía de su fabricante, con la duración y las condiciones que indica la página del producto o el papel que viene en la caja. Si no la encuentras, pregúntanos antes de comprar.',
        ),
        bullets(
          'Escríbenos con el número de pedido, fotos o video y lo que pasó. Te ayudamos a tramitarla.',
          'En Cuba se atiende primero con piezas de repuesto, porque enviar el equipo de vuelta casi nunca es posible.',
          'Por lo general no cubre instalación contraria al manual, agua, golpes, rayos o picos de tensión sin protección, ni equipos abiertos o modificados.',
        ),
        paragraph(
          'Esta garantía no quita los derechos que la ley te da y que no se pueden renunciar. Las horas de autonomía y la producción que mostramos son cálculos: dependen del sol, del consumo y del montaje.',
        ),
      ],
    },
    {
      id: 'seguridad',
      heading: 'Seguridad eléctrica',
      blocks: [
        note(
          'La electricidad mata. Un sistema solar tiene tensiones peligrosas aunque no haya corriente en la calle: los paneles producen mientras les da la luz y las baterías guardan energía siempre.',
        ),
        bullets(
          'La instalación la hace un electricista calificado, según el manual y las normas del lugar.',
          'Nunca retroalimentes la red. Un inversor conectado a la casa sin el equipo de transferencia correcto puede matar al liniero, a tu familia o a los vecinos.',
          'Desconecta y comprueba que no hay tensión antes de tocar. Usa los fusibles, los interruptores y la tierra que pide el manual.',
          'No abras, perfores, mojes ni cubras las baterías. Van en un lugar ventilado, lejos del calor y de los niños. Si una se hincha o echa humo, aléjate y llama a los bomberos.',
          'La guía, la calculadora y el asistente ayudan a planificar. No sustituyen al manual ni al electricista.',
        ),
      ],
    },
    {
      id: 'responsabilidad',
      heading: 'Responsabilidad',
      blocks: [
        paragraph('Respondemos de entregar lo que vendimos, completo y en buen estado.'),
        paragraph('En la medida en que la ley lo permite, no respondemos de:'),
        bullets(
          'Daños por instalar o usar el equipo en contra del manual o de las advertencias de seguridad.',
          'Retrasos por actos de autoridades, aduanas, ciclones, falta de combustible u otras causas fuera de nuestro control. Aun así, te avisamos y conservas las opciones de la política de envíos.',
          'Datos de entrega equivocados que nos dieron el comprador o el destinatario.',
          'Pérdidas indirectas, como alimentos, ventas o ingresos que se pierden por un apagón.',
        ),
        paragraph(
          'Nuestra responsabilidad total por un pedido no pasa de lo que se pagó por él. Nada de esto limita lo que la ley no deja limitar, como el daño causado con intención o por negligencia grave, las lesiones a personas o tus derechos como consumidor.',
        ),
      ],
    },
    {
      id: 'sitio',
      heading: 'Uso del sitio y modo mantenimiento',
      blocks: [
        paragraph(
          'En modo mantenimiento puedes mirar la tienda, pero no comprar. Los pagos, verificaciones y devoluciones que ya habían empezado siguen su curso.',
        ),
        paragraph(
          'El asistente automático puede equivocarse. Los precios que valen son los del resumen del pedido. No uses el sitio para cometer fraude, entrar en cuentas ajenas ni sobrecargar el servicio.',
        ),
      ],
    },
    {
      id: 'ley',
      heading: 'Ley aplicable y desacuerdos',
      blocks: [
        paragraph(
          'Si algo va mal, escríbenos primero a {supportEmail} con el número de pedido. Lo normal es arreglarlo hablando.',
        ),
        paragraph(
          'El contrato se rige por las leyes federales de Estados Unidos y por las del lugar donde el vendedor tiene su domicilio: {legalAddress}. Si no hay acuerdo, deciden los tribunales competentes de ese lugar. Si la ley de donde vives te da como consumidor derechos o tribunales que un contrato no puede quitar, los conservas.',
        ),
      ],
    },
    {
      id: 'cambios',
      heading: 'Cambios, versiones e idioma',
      blocks: [
        paragraph(
          'Cada texto lleva una versión y una fecha. Si lo cambiamos, publicamos una versión nueva, que vale para los pedidos siguientes. Tu pedido guarda la versión que aceptaste y sigue rigiéndose por ella.',
        ),
        paragraph(
          'Si una parte de estas condiciones no es válida, lo demás sigue en pie. La versión en español es la que vale; la inglesa es una traducción.',
        ),
      ],
    },
  ],
}
