import type { ShopPassageId } from '../knowledge/shop-passages.rules.ts'

/** The short answer that comes before the quoted text; empty where the quotation answers by itself. */
export const shopKnowledge: Record<ShopPassageId, string> = {
  zelle: 'Sí, Zelle se paga desde tu banco en Estados Unidos.',
  zelleTime: 'Tienes 72 horas desde que haces el pedido.',
  unpaid:
    'El pedido vence solo, sin costo, y las unidades vuelven a la venta; si quieres, lo haces otra vez.',
  zelleWaits:
    'Sale pendiente hasta que una persona nuestra ve el dinero en la cuenta del banco; el comprobante ayuda a buscarlo, con el código en el memo. Si pasan 24 horas, escríbenos con el número de pedido.',
  payments: 'Ahora mismo se paga con {methods}, en dólares.',
  cubanMoney:
    'No: solo se paga en dólares, con {methods}. Puede pagar un familiar o amigo de allá, con fondos propios.',
  installments:
    'No se vende a plazos ni fiado, pero un mismo pedido lo pueden pagar varios familiares por partes, con {methods}: se prepara cuando está pagado completo.',
  shareOrder:
    'Sí: confirma el pedido y en la página siguiente elige «Pagar entre varios». Cada familiar recibe su enlace y paga su parte como prefiera ({methods}), también desde otro país; el pedido queda pagado cuando están todas las partes.',
  otherPayer: 'Avísanos antes: el nombre de quien paga también se verifica.',
  scam: 'Paga solo a los datos de la página de tu pedido; un número de pedido se comprueba en la página de verificación.',
  guest: 'No hace falta cuenta: puedes comprar como invitado.',
  adults: '',
  coupon: 'Se escribe en el carrito antes de pagar.',
  installation:
    'Sí, donde hay un instalador que cubra la dirección: cuesta {installation} por pedido. El carrito dice dónde se hace.',
  warrantyHow:
    'La garantía es la del fabricante. Escríbenos con el número de pedido y fotos o video de lo que pasó, y te ayudamos a tramitarla.',
  warrantyNot: 'Por lo general eso no lo cubre la garantía.',
  destinations: 'Sí, a Cuba y a Estados Unidos; a otros países no.',
  priceParts: 'El precio puesto en Cuba ya incluye el envío y la entrega.',
  salesTax: 'Sí: en Estados Unidos se suma un 7 % de impuesto; en los pedidos a Cuba no se cobra.',
  noTaxCuba:
    'No: en los pedidos a Cuba no se cobra impuesto; el 7 % es solo de los que se entregan en Estados Unidos.',
  shippingUsa:
    'En Estados Unidos el envío no está dentro del precio: sale en el resumen antes de pagar y puede ser cero. Al precio se suma un 7 % de impuesto.',
  noPromise: 'No doy una fecha fija: no depende solo de la tienda.',
  times:
    'Hasta {transitDays} días de camino a Cuba, contados desde la entrega a la agencia, tras {preparation} de preparación.',
  lithiumShip:
    'No siempre: las baterías viajan como mercancía peligrosa y pueden ir por otra vía o en otra fecha.',
  firstCharge: 'Sí, cárgala por completo antes del primer uso: viaja con poca carga.',
  customs:
    'No se paga impuesto de aduana por los sistemas solares, según lo publicado en 2026: Cuba los exime.',
  receive: '',
  damage: 'Avísanos dentro de las 48 horas, con fotos.',
  damageLate: 'Escríbenos igual, con fotos y el número de pedido: lo revisamos.',
  returnsUsa: 'En Estados Unidos tienes 30 días; en Cuba no hay devolución por cambio de idea.',
  returnsUsed: 'No: un equipo instalado o usado ya no se devuelve, va por la garantía.',
  returnsCuba:
    'No por cambio de idea: después de entregado a la agencia ya no se puede. Si vino mal o falla, mandamos la pieza.',
  delays:
    'Si nos demoramos te escribimos antes de que venza el plazo, y eliges entre esperar o cancelar con todo tu dinero.',
  cancel:
    'Se cancela en la página de tu pedido (el enlace que te llegó por correo), antes de que se entregue a la agencia.',
  lost: 'Escríbenos con el número de pedido: preguntamos a la agencia de carga dónde está y te decimos por escrito qué pasa y qué puedes elegir.',
  abroad:
    'Sí, puedes comprar desde otro país para quien lo recibe en Cuba. Ahora mismo se paga con {methods}, en dólares; el carrito dice qué banco pide cada forma de pago.',
  refunds: '',
  pickup: '',
  notHome: '',
  idCard:
    'Quien recibe enseña su carné de identidad: es para entregar en la puerta a la persona correcta y para descartar una coincidencia de nombre. Al pedir, su número es opcional si lo recoge en un punto.',
  orderData:
    'De quien recibe: nombre y apellidos completos, como en su carné; teléfono; y dirección con calle, número, entre calles, reparto, municipio y provincia. El número de carné, para la entrega en la puerta.',
  privacy: '',
  closeAccount:
    'La borras tú en tu cuenta, en «Mis datos», o nos escribes desde su correo: se borra lo que la ley no obliga a guardar.',
  lawful:
    'Sí, con las reglas de exportación de Estados Unidos: se envía con una excepción o licencia, que anotamos en cada pedido.',
  whoMay:
    'Sí, a una persona particular, para su casa. Trabajar para el Estado, por sí solo, no lo impide.',
  privateBusiness: 'Sí, un negocio privado puede recibir si tiene hasta 100 empleados.',
  church: '',
  whoMayNot:
    'No se puede enviar al Gobierno, a militares, al MININT ni a sus funcionarios o empresas.',
  otherName:
    'No: poner otro nombre para que pase es una declaración falsa. El destinatario verdadero es el que se verifica.',
  resale:
    'No, no se vende para revender: es para la vivienda, la familia o el negocio privado de quien lo recibe.',
  signing:
    'Sí: al pedir para Cuba firmas con tu nombre, en la misma página, una declaración sobre quién recibe y para qué. No hay que imprimir nada.',
  records:
    '10 años desde la entrega, como pide la ley; pedir que se borren los datos no borra ese expediente.',
  screening: '',
  seller: '',
  lawSettled: 'Escríbenos primero con el número de pedido: lo normal es arreglarlo hablando.',
  reset: 'Escribe tu correo en «Olvidé mi contraseña» y te llega un enlace para poner otra.',
  resetMail:
    'Mira en correo no deseado (spam) y espera unos minutos; comprueba que es la dirección de tu cuenta y pídelo otra vez. Si no llega, escríbele a una persona de la tienda.',
  orderStatus:
    'Escríbeme aquí su número (GS-…) y el correo de la compra, o búscalo en la página: te mandamos otra vez el enlace a la página del pedido, con la fecha de cada paso. Aquí no veo pedidos.',
  verify:
    'Escribe el número en la página de verificación: dice si es un pedido nuestro, y nada más de él.',
  donate: 'Puedes donar luz a una familia en la página de donaciones.',
  orderChange:
    'Escríbele cuanto antes a una persona de la tienda, con el número del pedido y el dato correcto.',
  otherCountries: 'No, a otros países no enviamos: solo a Cuba y dentro de Estados Unidos.',
  invoice:
    'En la página de tu pedido están los equipos, lo pagado y la fecha, y el enlace te llega por correo. Si necesitas otro papel, pídeselo a una persona de la tienda.',
  orderMail:
    'Mira en correo no deseado (spam) y espera unos minutos. Si no está, busca el pedido con su número y tu correo: te mandamos otra vez el enlace; si no aparece, escríbele a una persona de la tienda.',
  proforma:
    'En el carrito puedes guardarlo, compartirlo por enlace e imprimir una proforma con los precios de hoy.',
  language: 'Sí: pregúntame en español o en inglés.',
}
