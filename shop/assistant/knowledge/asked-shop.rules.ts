import type { ShopPassageId } from './shop-passages.rules.ts'

/** Questions that a passage answers, in the words of different people; a new question is compared with each. */
export const askedOfShop: Readonly<Partial<Record<ShopPassageId, string>>> = {
  zelle: 'puedo pagar con zelle | aceptan zelle | como se paga por zelle | do you take zelle',
  zelleTime:
    'cuanto tiempo tengo para mandar el zelle | en que plazo hay que pagar | hasta cuando me guardan el pedido sin pagar | how long do i have to send the zelle | when does an unpaid order expire',
  unpaid:
    'que pasa si no pago a tiempo | si se me pasa el plazo de pago pierdo algo | hice el pedido y no lo pague | what happens if i never pay | my order expired before i paid',
  zelleWaits:
    'ya mande el dinero por zelle y no confirman | pague por zelle y sigue pendiente | hice la transferencia y no aparece pagado | subi la captura y nada | i sent the zelle and it still says pending | paid yesterday and nobody confirmed the payment',
  payments:
    'como se paga | que formas de pago tienen | aceptan tarjeta de credito | puedo pagar con tarjeta de debito | cobran comision por pagar con paypal | puedo pagar por transferencia bancaria | how can i pay | do you take credit cards | is there a fee for paypal | can i pay by card',
  cubanMoney:
    'puedo pagar en pesos cubanos | aceptan mlc | mi familia puede pagar desde cuba | se puede pagar en efectivo alla | aceptan criptomonedas | puedo pagar en euros | can my family pay in cuba with cash | do you take bitcoin | can they pay in pesos over there',
  installments:
    'puedo pagar a plazos | lo venden fiado | puedo dar la mitad ahora y la otra despues | tienen financiamiento | pagar poco a poco cada mes | do you have payment plans | can i pay half now and half later | monthly payments',
  shareOrder:
    'podemos pagar entre varios hermanos | se puede dividir el pago entre la familia | cada uno pone una parte del pedido | can we split the payment between cousins | can two people pay for one order',
  otherPayer:
    'puede pagar otra persona por mi | pago con la tarjeta de mi esposo | el zelle esta a nombre de mi hija | mi amigo paga y yo recibo | can somebody else pay for my order | the card is in my husbands name',
  scam: 'como se que no es una estafa | es seguro pagarles | son de confianza | me escribieron de otro numero pidiendo dinero | is this site legit | how do i know this is not a scam',
  guest:
    'hay que registrarse para comprar | puedo comprar sin abrir una cuenta | es obligatorio crear cuenta | do i need an account to order | can i check out as a guest',
  adults:
    'que edad hay que tener para comprar | soy menor de edad puedo comprar | how old do i have to be to buy',
  coupon:
    'donde pongo el cupon | mi codigo de descuento no funciona | como uso un codigo promocional | where do i enter a promo code | my coupon does not work',
  installation:
    'ustedes lo instalan | mandan a alguien que lo monte | quien instala los paneles alla | cuanto cobran por la instalacion | el precio incluye el montaje | tienen instaladores en mi provincia | do you install it | who sets it up over there | is installation included | how much for the installer',
  warrantyHow:
    'que hago si se rompe a los meses | se rompio el equipo que compre como reclamo | quien responde si deja de funcionar | la garantia se tramita en cuba | donde lo arreglan si falla | como se usa la garantia | cuanto tiempo de garantia dan los equipos | who covers the repair if it breaks | it stopped working after two months | how do i claim the warranty | what if it dies in a year',
  warrantyNot:
    'la garantia cubre un rayo | que no cubre la garantia | si se moja pierdo la garantia | cubre si se cae al piso | si lo abro se pierde la garantia | does the warranty cover lightning | what voids the warranty',
  destinations:
    'a donde envian | mandan a toda cuba | entregan en estados unidos | llegan a los pueblos | where do you ship | do you deliver in florida',
  priceParts:
    'el precio incluye el envio | cuanto cuesta el envio a cuba | mi familia tiene que pagar algo al recibir | hay cargos escondidos | cuanto cobran por libra | el flete va aparte | ese es el precio final | is shipping included in the price | do they pay anything when it arrives | how much is shipping to cuba | any hidden fees',
  salesTax:
    'cobran impuesto en florida | cuanto es el tax | el precio lleva impuestos | do you charge sales tax | how much is the tax in texas',
  noTaxCuba:
    'si lo mando a cuba me cobran el tax | los pedidos para cuba llevan el 7 por ciento | do i pay sales tax on an order to cuba',
  shippingUsa:
    'cuanto cuesta el envio dentro de estados unidos | cobran envio a miami | how much is shipping in the us | is delivery free in florida',
  noPromise:
    'me garantizas que llega para navidad | me aseguras que llega antes del cumpleanos | dime la fecha exacta de entrega | can you promise it arrives by christmas | guarantee me a date',
  times:
    'cuanto demora en llegar | en cuantos dias llega a cuba | cuando le llegaria si lo pido hoy | que tiempo tarda el envio | how long does delivery take | when would it get there if i order today | how many weeks to cuba',
  lithiumShip:
    'las baterias viajan junto con los paneles | la bateria va en el mismo paquete | se puede mandar bateria de litio por avion | por que la bateria llega aparte | do batteries ship with the rest | can lithium batteries be shipped by air',
  firstCharge:
    'hay que cargar la bateria antes de usarla | viene cargada la bateria | la bateria llega cargada | should i charge it before first use | does it come charged',
  customs:
    'hay que pagar aduana | quien paga la aduana en cuba | la aduana cobra por los paneles | cuanto es el arancel | do they pay customs in cuba | import duty on solar panels | can customs take it away',
  receive:
    'que tiene que hacer mi mama cuando le llegue | que revisa al recibir | hay que firmar algo al recibirlo | what should they check on delivery',
  damage:
    'llego roto que hago | un panel vino rajado | la caja llego abierta y falta algo | llego mojado | falta una pieza | mandaron el modelo equivocado | vino otra cosa de la que pedi | it arrived broken | something is missing from the box | they sent the wrong item | what if it gets damaged on the way',
  damageLate:
    'ya pasaron las 48 horas y no avise | llego hace una semana y ahora vi que esta roto | i noticed the damage a week later',
  returnsUsa:
    'puedo devolverlo si no me gusta | cual es la politica de devolucion | cuantos dias tengo para devolver | can i return it if i dont like it | how many days to return',
  returnsUsed:
    'puedo devolverlo si ya lo instale | se puede devolver abierto | can i return it after using it | it is already installed can i send it back',
  returnsCuba:
    'se puede devolver desde cuba | a mi familia no le gusto y ya esta alla | can it be returned from cuba | my mother does not want it anymore and it is in cuba',
  delays:
    'que pasa si se demora mas de lo dicho | mi pedido esta atrasado | se paso la fecha y no ha llegado | puedo cancelar si se demoran | what if it is late | my order is delayed | it was due last week',
  cancel:
    'quiero cancelar mi pedido | como cancelo la compra | me arrepenti de la compra | puedo cancelar despues de pagar | ya no lo quiero | cancel my order | i changed my mind before it shipped | can i still cancel after paying',
  lost: 'que pasa si se pierde en el camino | el paquete no aparece | se lo robaron en el camino | llevo dos meses esperando y nada | what if the package gets lost | it never arrived | who is responsible if it is stolen on the way',
  abroad:
    'vivo en espana y quiero mandar a cuba | puedo comprar desde mexico | puedo pagar desde europa | i live in canada can i buy for my family in cuba | can i order from spain',
  refunds:
    'cuanto demora el reembolso | cuando me devuelven el dinero | como me regresan el dinero | me devuelven todo | how long does a refund take | when do i get my money back',
  pickup:
    'lo llevan hasta la casa o hay que recogerlo | puede recogerlo otra persona | donde se recoge | entregan en la puerta | mi vecina puede recibirlo por ella | mi hermano puede recogerlo en vez de mi madre | is it delivered to the door | can somebody else pick it up for her | where is it picked up',
  notHome:
    'y si no hay nadie en la casa cuando llegue | mi mama no va a estar ese dia | lo pueden dejar con el vecino | que pasa si nadie lo recibe | what if nobody is home | can they leave it with a neighbor | she will be away that week',
  idCard:
    'que documento tiene que ensenar | por que piden el carne de identidad | es obligatorio el carne | mi abuela perdio el carne | quien recibe tiene que firmar | what id does she need to show | why do you ask for the id number | she lost her id card',
  privacy:
    'que hacen con mis datos | venden mi informacion | guardan mi tarjeta | que datos guardan de mi | do you sell my data | what do you do with my information | do you store my card number',
  closeAccount:
    'como borro mi cuenta | quiero cerrar mi cuenta | eliminar mis datos | how do i delete my account | close my account',
  lawful:
    'es legal mandar esto a cuba | no me meto en problemas con el embargo | esta permitido por el bloqueo | me puede caer una multa por mandarlo | is it legal to send this to cuba | can i get in trouble because of the embargo',
  whoMay:
    'quien puede recibir en cuba | mi hermana trabaja en un hospital y es para su casa | mi papa es maestro puede recibir | trabaja para el estado pero es para su casa | my aunt is a nurse in a state hospital can she receive | who can receive it | he is a retired teacher',
  privateBusiness:
    'puedo mandarle a una mipyme | es para una cafeteria particular | mi primo tiene un negocio privado | una cooperativa puede comprar | can a private business in cuba receive it | my cousin owns a small restaurant there',
  church:
    'se puede mandar a una iglesia | es para el templo | la parroquia puede recibir | can a church in cuba receive it | can i ship it to a parish | it is for our church',
  whoMayNot:
    'mi tio es militar puede recibir | mi hermano es policia | esta jubilado de las fuerzas armadas | mi primo trabaja en el ministerio del interior | mi padre es coronel retirado | es para una oficina del gobierno | es para una escuela del estado | quien no puede recibir | my uncle is in the army | he is a retired colonel | it is for a state hospital | can a government office receive it | who cannot receive',
  otherName:
    'lo pongo a nombre de otra persona para que pase | puedo poner el nombre de mi tia para que no lo revisen | can i use another name so that it passes | put it under my neighbors name because he is in the military',
  resale:
    'puedo comprar varios para revender | quiero vender paneles en cuba | hacen precio al por mayor | venden al por mayor | compro diez y los vendo alla | can i resell them in cuba | do you do wholesale | bulk price for resale',
  signing:
    'hay que firmar algun papel al comprar | tengo que llenar una declaracion | do i have to sign anything to buy | is there an affidavit',
  records: 'cuanto tiempo guardan mis papeles | how long do you keep the records',
  screening:
    'por que mi pedido esta en verificacion | mi pedido esta retenido | dice que el nombre coincide con una lista | my order is on hold for review | it says the name matched a list',
  seller:
    'tienen tienda fisica | donde estan ubicados | puedo ir a ver los equipos | tienen local en la habana | en que lugar quedan ustedes | quienes son ustedes | do you have a physical store | where are you located | can i see them in person | who runs this shop',
  lawSettled:
    'quiero poner una queja | como hago una reclamacion formal | i want to file a complaint',
  reset:
    'olvide mi contrasena | no puedo entrar a mi cuenta | no me acuerdo de la clave | i forgot my password | i cannot log in',
  resetMail: 'el correo para cambiar la contrasena no llega | the password email never arrived',
  orderStatus:
    'donde esta mi pedido | como va mi compra | como le doy seguimiento | quiero saber si ya salio mi paquete | where is my order | has my package shipped yet | how do i track it',
  verify:
    'como verifico que un numero de pedido es real | me vendieron un pedido y quiero saber si es verdad | is this order number real',
  donate:
    'como hago una donacion | quiero donar a una familia | how can i donate | i want to help a family',
  orderChange:
    'puse mal la direccion en mi pedido | como cambio el telefono del pedido | me equivoque con el nombre del que recibe | quiero cambiar quien lo recibe | puedo anadir algo a un pedido hecho | i typed the wrong address | can i change the recipient | add an item to an order i already made',
  otherCountries:
    'mandan a mexico | envian a espana | entregan en venezuela | do you ship to canada | can you deliver in europe',
  invoice:
    'me dan factura | necesito un recibo de la compra | donde esta el comprobante | can i get an invoice | i need a receipt',
  orderMail:
    'pague y no me llego ningun correo | no recibi la confirmacion | no me ha llegado el recibo por correo | i paid and got no email | no confirmation came',
  proforma:
    'me hacen una cotizacion | quiero una proforma con los precios | puedo guardar el carrito | can i get a quote | how do i save my cart',
  language:
    'hablan ingles | puedo escribir en espanol | do you speak spanish | can i ask in english',
}
