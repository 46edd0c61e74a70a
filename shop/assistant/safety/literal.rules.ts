const violent =
  '(?:ard[eio]\\w*|explo[td]\\w*|revent\\w*|revient\\w*|quem\\w*|mor\\w*|muer\\w*|candela|fuego|llamas|electrocut\\w*|infart\\w*|burst\\w*|dying|die|dead|fire|burn\\w*|ahog\\w*)'
const feeling =
  '(?:barat\\w*|buen[oa]s?|bonit[oa]s?|lind[oa]s?|(?<!(?:la|las|mi|mis|su|sus) )car[oa]s?|precios?|wallet|pocket|bank account|bolsillos?|rabia|coraje|brav[oa]|estres|nervios|billetera|cartera|cuenta de banco|alegria|felicidad|risas?|gusto|ganas|envidia|emocion|amor|hambre|sed|calor|aburrimiento|miedo|joy|laughter|happiness|excitement|love|cheap\\w*|prices?|deals?|hunger|boredom)'
const weather = '(?:calor|bochorno|verano|heat|humidity|summer)'
const suffering =
  '(?:ahog|derrit|as[oa]|cocin|quem|muer|mor|asfix|melt|suffocat|drown|burn|roast|dying)\\w*'

/** What is said of prices, joy and the climate, not of a battery. */
const figures = [
  new RegExp(`${violent} (?:\\w+ )?(?:de|con|with|in|of|from) (?:\\w+ )?${feeling}\\b`, 'g'),
  new RegExp(
    `\\b${feeling} (?:\\w+ ){0,2}(?:en |on |que )?(?:candela|fire|fuego|arde\\w*)\\b`,
    'g',
  ),
  /\b(?:ofertas?|ventas?|video|noticias?|facebook|whatsapp|redes|internet|chisme|grupo) (?:\w+ ){0,2}(?:explot\w+|revent\w+|on fire|blew up|ard\w+)\b/g,
  /\bpegad[oa]s? (?:con|en) (?:la |el )?(?:pagina|web|app|aplicacion|pago|pantalla|carrito|cuenta)\b/g,
  // wet hands are about somebody, not about equipment
  /\b(?:manos?|pies?|hands?|feet|pelo|hair) (?:\w+ )?(?:mojad\w+|humed\w+|wet)\b|\bwet (?:hands?|feet|hair)\b|\ben lo mojado\b/g,
  // where equipment stands, and a machine that makes coffee
  /\b(?:va|van|ira|iria|queda|quedaria|pongo|puse|instalo|instale) (?:\w+ )?pegad[oa]s? (?:a la|al|a) (?:cuarto|pared|casa|ventana|cama|sala|cocina|balcon|techo|muro|patio|cuna|closet|vecin\w+)\b/g,
  /\bcoffee ?-?makers?\b/g,
  // a pot that lets off steam does what it is for
  /\b(?:ollas?|reinas?|arroceras?|cafeteras?|teteras?|planchas?|kettles?|(?:rice |pressure )?cookers?|irons?) (?:\w+ ){0,3}(?:vapor|steam\w*|pit(?:a|ando|e)|silb\w+|whistl\w*)\b/g,
  new RegExp(
    `\\b(?:precios?|prices?|costs?) (?:\\w+ ){0,5}(?:${violent}|shock\\w*|kill\\w*) (?:me|us|my)\\b`,
    'g',
  ),
  /\b(?:candela|fuego|on fire|arde\w*) (?:\w+ )?(?:precios?|prices?)\b/g,
  new RegExp(`\\b(?:precios?|prices?) (?:\\w+ ){0,5}(?:me|nos|us) (?:\\w+ )?${violent}`, 'g'),
  new RegExp(`\\b${weather} (?:\\w+ ){0,3}(?:me|nos|i|we|am|are) (?:\\w+ )?${suffering}`, 'g'),
  /\b(?:estoy|ando|estamos|andamos|ya) (?:\w+ )?(?:que )?ech\w+ (?:chispas?|humo|candela|fuego)\b/g,
  /\bburn(?:ing|s|ed|t)? (?:through|up)? ?(?:\w+ )?(?:gas|gasoline|diesel|fuel|money|cash|budget|calories|rubber)\b/g,
  new RegExp(`\\b(?:me|nos) (?:\\w+ )?${suffering} (?:\\w+ ){0,2}${weather}`, 'g'),
]

const asksForHarm =
  /dan[ao]\w*|afect\w+|ensuci\w+|perjudic\w+|\bharm\w*|\baffect\w*|bad for|dirty|\bhurts?\b/
/** Smoke from a kitchen or a street, of which somebody asks what it does to equipment. */
const strangeSmoke =
  /(humo|fumes?|smoke|hollin|polvo) (\w+ ){0,2}(de|del|from) (\w+ ){0,2}(cocinas?|carbon|lena|fogon|cigarr\w+|tabaco|fabricas?|chimeneas?|carros?|camion\w*|asad\w+|kitchen|stove|charcoal|wood|cigarettes?|factory|chimney|cars?|trucks?|grill|barbecue)\b/g

/** A question without its figures of speech, in which only what really happens is left. */
export const literal = (text: string): string => {
  const plain = figures.reduce((rest, figure) => rest.replace(figure, ' '), text)
  return asksForHarm.test(plain) ? plain.replace(strangeSmoke, ' ') : plain
}

const names: readonly (readonly [RegExp, string])[] = [
  [/\b(?:solar|battery|lithium|electric solar) (?:power )?generators?\b/g, 'station'],
  [/\bpower ?stations?\b/g, 'station'],
  [/\b(?:farol(?:es)?|lampara\w*|luminaria\w*) (?:\w+ ){0,6}postes?\b/g, 'lampara'],
  // who says that a plug 'está que arde' could not hold it
  [/\bque arden?\b/g, 'que quema'],
]

/** A battery that is sold as a generator burns nothing. */
export const named = (text: string): string =>
  names.reduce((rest, [called, meant]) => rest.replace(called, meant), text)
