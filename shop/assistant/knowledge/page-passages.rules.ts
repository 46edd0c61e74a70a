import { legal, page, shipping } from './passage.rules.ts'

/** What a page of the shop answers. */
export const pagePassages = [
  page(
    'reset',
    '/olvido-contrasena',
    'olvide se me olvido contrasena clave de mi cuenta clave password no puedo entrar recuperar cambiar contrasena forgot reset password cannot log in sign in',
  ),
  page(
    'resetMail',
    '/olvido-contrasena',
    'correo de contrasena no llega no me llego el correo enlace email never arrived did not get the mail reset link spam',
  ),
  page(
    'orderStatus',
    '/pedido/buscar',
    'donde esta mi pedido estado rastrear seguimiento numero de pedido perdi el enlace where is my order track status tracking lost link',
  ),
  page(
    'verify',
    '/verificar',
    'verificar numero de pedido es verdad falso estafa real autentico comprobar verify order number real fake genuine scam',
  ),
  legal(
    'otherCountries',
    shipping,
    'destinos',
    [0],
    'mandan envian a otro pais mexico espana europa canada venezuela dominicana puerto rico haiti jamaica panama chile brasil italia alemania ecuador colombia peru argentina rusia ship to spain mexico canada europe other countries international',
  ),
  page(
    'invoice',
    '/pedido/buscar',
    'me hacen factura a nombre de mi empresa compania negocio dan recibo comprobante de compra constancia receipt of my purchase invoice proof of payment',
  ),
  page(
    'orderChange',
    '/pedido/buscar',
    'me equivoque en la direccion telefono nombre de mi pedido como la arreglo cambiar corregir direccion del pedido wrong address change address on my order fix typo',
  ),
  page(
    'orderMail',
    '/pedido/buscar',
    'pague y no me ha llegado correo ningun correo no recibi confirmacion del pedido compra paid and got no email confirmation never came order email missing',
  ),
  page('shareOrder', '/carrito', ''),
  page('donate', '/donar', 'donar donacion ayudar familia donate donation help family'),
  page(
    'proforma',
    '/carrito',
    'proforma cotizacion presupuesto escrito factura proforma guardar carrito compartir carrito quote invoice save share cart',
  ),
  page('language', '/asistente', 'hablan ingles idioma espanol speak english spanish language'),
] as const
