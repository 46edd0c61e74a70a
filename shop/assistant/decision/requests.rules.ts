const initialText =
  /\b(copi\w+|peg(a|ar|ues)|repit\w*|repet\w*|mu?estra\w*|dime|dame|escrib\w*|revel\w*|print|show|paste|reveal|tell|give|repeat|output|copy)\b.*\b(instruccion\w*|reglas|mensaje|texto|prompt|configuraci\w*|instructions?|rules|message|text)\b.*\b((te|le) (dieron|dijeron|pusieron|mandaron|dio|puso)|tienes|recibiste|inicial|(al|del) (principio|inicio|comienzo)|(you|they) (were|got|have|gave|received|told)|at the (start|beginning|top)|above|initial|first)\b/
/** What somebody wants to be told or done that is not the shop's to give, by what it is about and whose it is. */
const demands =
  /\b(dime|dame|dinos|di|muestra\w*|mu?estra\w*|ensena\w*|imprim\w*|revel\w*|list\w*|copia\w*|traduc\w*|resum\w*|escrib\w*|pega\w*|repit\w*|quiero|necesito|saber|cual(es)?|que|pasa\w*|mandame|averigu\w*|busca\w*|tell|show|print|give|reveal|list|what|which|translate|summari\w*|repeat|output|dump|need|want|find|send)\b/

const rules =
  /\b(reglas?|normas?|instruccion\w*|directric\w*|lineamientos?|configuraci\w*|restriccion\w*|limites|mensaje de(l)? sistema|prompt|guidelines?|instructions?|rules?|restrictions?|constraints?|configuration|settings|lo que te (dijer|orden|pid|program)\w*|what (you were|they) t[oe]ld|were you told|was you told|te (programaron|entrenaron|configuraron))\b/
const own =
  /\b(tus?|suyas?|tuyas?|vuestras?|intern[oa]s?|ocult[oa]s?|secret[oa]s?|de(l)? sistema|del (asistente|bot|chat)|your|internal|hidden|secret|system|initial|you)\b/
const overrides =
  /\b(ignor\w*|olvid\w*|desobedec\w*|salta\w*|brinca\w*|viola\w*|romp\w*|desactiv\w*|anul\w*|disregard|forget|override|bypass|break|disable|drop|skip)\b/
const noLonger =
  /(reglas|normas|instrucciones|rules|instructions|guidelines) .*(no (valen|aplican|cuentan|existen)|ya no|do not apply|no longer|are off)|(modo|mode) \w+ (activad|on\b|enabled|activated)|haz de cuenta|hazte (el|la)|supon\w* que eres|(eres|you are) (ahora )?(el|la|now|the) (gerente|jef|duen|admin|manager|owner|boss)|a partir de (este momento|ahora) /
const privileged =
  /\b(acceso|entrar|permisos?|usuario|cuenta|panel|clave|contrasena|access|login|log in|permission|account|password|credential\w*|credencial\w*)\b.{0,30}\b(admin\w*|root|empleados?|trabajadores|staff|backend|servidor|server)\b|\b(admin\w*|root|staff|backend)\b.{0,20}\b(access|acceso|login|clave|contrasena|password|panel|rights|credential\w*)\b/
const shopSecrets =
  /\b(api|token|secretos?|secrets?|credenciales|credentials|llave privada|private key|proveedores?|margen|ganancia|ganan|suppliers?|profit|markup)\b/
const shopsOwn =
  /\b(tus?|sus|su|ustedes|la tienda|(le )?(ganan|sacan)|your|the (shop|store)|you (make|get))\b/

/** A payment, a state or a price is to be entered as somebody says. */
const enters =
  /\b(aplic(a|ale|alo|ame)|activ(a|ale|alo|ame)|marc(a|ar|alo|ala|amelo)|pon(lo|la|me|melo|mela|er)?|apunt(a|alo|ala|ame|amelo|aras?)|anot(a|alo|ala)|cambi(a|alo|ala|ame)|registr(a|alo|ala)|aprueb(a|alo|ala)|confirm(a|alo|ala|ame)|dalo|declar(a|alo)|mark|set|flag|register|approve|enter|record|put)\b/
const states =
  /\b(pagad[oa]s?|enviad[oa]s?|entregad[oa]s?|aprobad[oa]s?|gratis|en 0|sin costo|secret[oa]?|de empleados?|staff code|as (paid|shipped|approved|delivered|free)|paid|approved|for free)\b/

const statesAs =
  /\b(confirm|mark|register|record|set|put)\b (\w+ ){0,5}(as|to) (paid|shipped|approved|delivered|free|refunded)\b/
/** What is written so that nobody sees what it orders. */
const encoded =
  /\b(decod\w+|decodific\w+|descifr\w+|desencript\w+|decrypt\w*|decipher\w*|base ?-?64|rot ?-?13|hexadecimal|morse|al reves|backwards)\b.*\b(follow|obey|obedec\w+|ejecut\w+|sigue|siguelo|haz\w*|cumpl\w+|execute|do (it|what)|comply|respond\w*|act)\b|\b(follow|obey|obedec\w+|ejecut\w+|sigue|haz|cumple|execute|do)\b.*\b(base ?-?64|rot ?-?13|codificad\w+|encoded|cifrad\w+|encrypted|morse)\b/
/** The shop is to say officially what somebody else wrote. */
const dictated =
  /\b(repit\w*|repet\w*|di|dilo|respond\w*|contest\w*|repeat|say|answer|reply|traduc\w+|translate)\b.*\b(como|as) (una? |1 |the |an? |la )?(respuesta |comunicado |anuncio |mensaje |answer |reply |statement )?(oficial|official)\b/

/** Rules are to be forgotten or told, somebody plays the owner, or something secret is asked for. */
export const asksForLimits = (text: string): boolean =>
  (overrides.test(text) && rules.test(text) && !/contrasena|password/.test(text)) ||
  (demands.test(text) &&
    rules.test(text) &&
    own.test(text) &&
    !/envio|garantia|aduana|export|ship/.test(text)) ||
  noLonger.test(text) ||
  initialText.test(text) ||
  (enters.test(text) && states.test(text)) ||
  [statesAs, encoded, dictated].some((words) => words.test(text)) ||
  privileged.test(text) ||
  (demands.test(text) && shopSecrets.test(text) && shopsOwn.test(text))

/** What is not this assistant's work: programs, poems, homework, and what it was told. */
const modes =
  /\b(modo|mode) (debug|test|prueba|dios|god|admin\w*|desarroll\w*|developer|libre|sin filtro)\b/
const otherWork =
  /\b(write|escrib\w*|haz(me)?|make|generate|genera\w*|create|crea\w*|program\w*|code|codifica\w*)\b (\w+ ){0,4}(code|codigo|python|javascript|script|program|poem\w*|poesia|cancion|song|essay|ensayo|cuento|story|tarea|homework|joke|chiste|html|sql|virus|exploit|scraper|bot)\b/
const markup =
  /<\/?(system|user|assistant|script|im_start|im_end)\b|im_start|im_end|\bsystem :|begin (new )?instructions/

const innards =
  /\b(environment variables?|variables? de entorno|env (vars?|file)|secrets|api keys?|access tokens?|source code|codigo fuente|base de datos|database)\b/

/** Something else than the shop's matters is to be done or told. */
export const asksForOtherWork = (text: string): boolean =>
  otherWork.test(text) || markup.test(text) || modes.test(text) || innards.test(text)

const claimed =
  /\b(me (\w+ )?(autoriz\w+|dijo|dijeron|dijiste|prometi\w+|ofreci\w+|aseguro|hacian|dejaban|daban|regalabas)|te equivocaste|estas equivocad\w|el precio (correcto|real|verdadero|bueno) es|(haz|haga\w*) de cuenta|como si fuera|confirm\w*|dime (ok|que si|si)|acordamos|quedamos en|viernes negro|black friday|soy (emplead\w|trabajador\w*|jef\w+|dueno|duena|socio|amigo del|verificad\w)|trabaja (con|para|en) (ustedes|la tienda)|verified|employee|(you|they|your \w+) (told|promised|said|offered|agreed)|you are wrong|the (correct|real|right) price is|staff|gerente|manager)\b/
const reduced =
  /\b(mitad|gratis|regal\w+|descuento|rebaja\w*|rebajad\w+|al costo|at cost|half|free|discount\w*|percent|por ?ciento|\d+ ?%|(en|a|por|for|at|as|es|is|son|in) \$? ?(?!1 [a-z])\d+([.,]\d+)? ?(usd|dolares?|dolar|dollars?|pesos|fulas|\$)?|\$ ?\d+)/
const priced =
  /\b(precio|precios|price|prices|cuesta|vale|sale|salen|costs?|kit|bateria|battery|estacion|station|panel|inversor|inverter|envio|shipping|dinero|pag\w+|cobr\w+|dej\w+|vend\w+)\b/
const budgeted =
  /\b(tengo|presupuesto|hasta(?! (el|la|las|los|que|manana|hoy|fin|nuevo|aviso|diciembre|enero)\b)|maximo|menos de|budget|under|below|up to|i have|tienen (alg|1|una?) (oferta|descuento)|hay (alg|1|una?)\w* (oferta|descuento))\b/

/** A price or a gift that somebody claims was agreed, or orders. */
export const claimsPrice = (text: string): boolean =>
  claimed.test(text) && reduced.test(text) && priced.test(text) && !budgeted.test(text)

const notYours =
  /\b(clientes|compradores|usuarios|customers?|clients|buyers|users|otr[oa]s? (persona|cliente|gente)s?|(el|la|los|las) (senor|senora|muchach|tip|person|mujer|hombre)\w* que|mi (ex|vecin|jef)\w*|los que (\w+ )?(compr|pid|pag)\w*|(people|those|everyone) who (bought|ordered|paid)|(my|his|her) (ex|neighbor|neighbour|boss)\w*|some(body|one) else|everyone|todo el mundo|cada (cliente|pedido))\b/
const privateThings =
  /\b(pedidos?|ordenes|compras?|correos?|emails?|e-mails?|mails?|telefonos?|phones?|numeros?|direccion\w*|address\w*|tarjetas?|cards?|datos|data|carnet?s?|lista|orders?|purchases?|nombres?|names?|historial|history)\b/
const bought =
  /\b(que|lo que|si|cuanto|cuando|donde|what|if|how much|when|where) (\w+ )?(compro|pidio|pago|ordeno|encargo|gasto|recibio|mando|did|bought|ordered|paid|spent)\b/
const everyOrder =
  /\b(l[oa]s|todos|todas|all|the|every|recent|latest|last|ultim[oa]s) (\d+ )?(\w+ )?(pedidos|ordenes|orders|compras|purchases) (de|del|with|from|of|con) (hoy|ayer|esta|este|la|el|los|today|yesterday|this|last|names?|phones?|telefonos?)\b/
const protects =
  /que datos|guardan|protegen|piden|privacidad|what data|do you (keep|store|share)|privacy|opinion|resena|review|atencion|servicio al|customer service|pagan|pueden pagar|quieren|mis clientes|my customers/

const swears =
  /\b(promete\w*|prometes|jura\w*|juras|asegura(me|lo|melo)|garantiza(me|lo|melo|s)|promise|swear|guarantee)\b/
const events =
  /\b(lleg\w*|entreg\w*|esta(ra)?|cumpl\w*|arriv\w*|deliver\w*|be (there|here)|get (there|here))\b/
/** A date is to be promised. */
export const asksForPromise = (text: string): boolean =>
  swears.test(text) && events.test(text) && !/garantia|warranty/.test(text)

const demanded =
  /\b(dime|dame|dinos|muestra\w*|ensena\w*|mandame|averigu\w*|busca(me)?|quiero saber|necesito saber|tell|show|give|find)\b/
const relatives =
  /\b(de|del|of|by) (mi|la|el|su|my|his|her) (cunad|suegr|amig|novi|herman|prim|ti[oa]\b|sobrin|yern|nuera|companer|cousin|friend|sister|brother|cowork|roommate|girlfriend|boyfriend)\w*/
const bookings =
  /\b(pedidos?|ordenes|compras?|correos?|emails?|telefonos?|direccion\w*|address\w*|historial|orders?|purchases?|history|phone)\b/

const inTheNameOf =
  /\b(soy|i am|im) (el|la|her|his|the) (marido|espos[oa]|mujer|hij[oa]|herman[oa]|novi[oa]|prim[oa]|husband|wife|son|daughter|brother|sister|boyfriend|girlfriend)\b/
const paidWith =
  /\b(tarjeta|card|cuanto|how much|total|direccion|address|telefono|phone|pago|paid)\b/

/** Someone else's orders or data. */
export const asksAboutOthers = (text: string): boolean =>
  (demands.test(text) && everyOrder.test(text) && !protects.test(text)) ||
  (demands.test(text) && inTheNameOf.test(text) && bookings.test(text) && paidWith.test(text)) ||
  (demanded.test(text) && relatives.test(text) && bookings.test(text) && !protects.test(text)) ||
  (notYours.test(text) &&
    demands.test(text) &&
    (privateThings.test(text) || bought.test(text)) &&
    !protects.test(text))

const order =
  /\b(como (va|anda|sigue|esta)|donde (esta|anda|va|quedo)|por donde (va|anda)|en que (va|andan?|quedo|parte)|que (paso|hay|se sabe|es) (de|con)|noticias|estado|estatus|rastre\w*|seguimiento|status|where( is| are)?|track\w*|any news|update on)\b/
const purchase =
  /\b(pedidos?|orden(?! de)|compra|paquete|envio|encargo|cosas|mercancia|bulto|order|package|purchase|parcel|stuff|things|shipment)\b/
const mine =
  /\b(mi|mis|mia|mio|lo mio|la mia|que (hice|compr(e|ar)|mande|pague|pedi)|compre|pague|my|mine|i (bought|ordered|paid|sent))\b/

/** Where the visitor's own order is. */
export const asksOwnOrder = (text: string): boolean =>
  order.test(text) && purchase.test(text) && mine.test(text)

/** A reduction that is claimed or demanded, whatever product is named beside it. */
export const strongDiscount =
  /\b(me|nos) (lo|la|los|las) (\w+ )?(dej|pon|vend)\w* (en|por|a) \$? ?\d|\b(dej|pon|vend)\w*(me|nos)(lo|la)s? (en|por|a) \$? ?\d|\bregala(me|s|n)?\b|(aprob|autoriz|aplic|dame|ponme|hazme|dejamel|apply|approved|give me)\w* .*(descuento|rebaja|discount|%)|(descuento|rebaja|discount|%) .*(aprob|autoriz|aplic|apply|approved)|gratis|for free/

/** A reduction that is asked for, and not how a coupon is used. */
export const asksDiscount =
  /^(?!.*\b(cupon\w*|coupons?|codigos?|codes?)\b).*\b((hac|ha|da|d|tien|hay|ofrec)\w* (\w+ )?(descuentos?|rebajas?)|(give|offer|have|get) (\w+ )?discounts?)\b/
