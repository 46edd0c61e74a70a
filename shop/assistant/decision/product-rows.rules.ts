import { says } from '../understanding/intents.rules.ts'
import { asksFigureOfShown, betweenMounts } from './named-rows.rules.ts'
import { asksDiscount, strongDiscount } from './requests.rules.ts'
import { asksSum } from './sums.rules.ts'
import { isQuestion } from './text-rows.rules.ts'
import { asksReason, type Row, type View } from './view.rules.ts'

const isRelative = ({ text }: View) =>
  [says.lower, says.higher, says.cheaper].some((words) => words.test(text))
/** Nearer than saying that nobody knows. */
const nearHits = 2
const nearCoverage = 0.33
const minKnowing = 0.6
const nextUp = /(sigue|siguiente|proxim[oa]) .*(arriba|mayor|mas grande)|next (one )?up/
const isSuperlative = ({ text }: View) =>
  says.cheapest.test(text) || says.largest.test(text) || says.smallest.test(text)
const onlyShips = ({ asks, isNamed }: View) => asks.length === 1 && asks[0] === 'ships' && !isNamed

const maxBareWords = 6
const aboutService = /garantia|warranty|instal|aduana|envi|ship|pag[ao]/
const clearCoverage = 0.75
const definition =
  /que (cosa )?(es|son) (1 |eso|el |la |un)|que cosa es|que es eso|que significa|que quiere decir|para que (me |te |le )?(es|sirve|quiero)|what (is|are) (1|an?) |what does .* mean/
/** How something works, is done or is decided, not what is sold. */
const knowing =
  /\b(que (pasa|hago|debo|hay que)|para que|por que|porque|hacia|(a|en|de|para) que lado|cada (cuanto|que)|cuantos anos|cuanto dura un|es (malo|bueno|peligroso|verdad|cierto|normal|obligatorio|necesario)|(hay|tiene|corre) (peligro|riesgo|problema)|(se )?(puede|puedo|pueden|debo) (seguir|usar|dejar|poner|limpiar|lavar|recibir|mojar|guardar|vender|trabajar|devolver)|como (se|debo|puedo|hago|funciona|trabaja)|(trabajan|funcionan|rinden|producen|sirven) (con|de|en|bajo|cuando)|pierden?|inclinacion|angulo|mantenimiento|why|how (do|does|often|should)|what (happens|does|should)|which (way|direction|side)|should i|is it (ok|safe|bad|true|legal|necessary)|do i (need|have) to)\b/

const seeking =
  /\b(tienen(?! que)|tienes(?! que)|tiene (?!el|la|los|las|mas|de|que)|venden?|vendes|busco|buscando|mu?estra\w*|ensena\w*|hay(?! que)|do you (have|sell)|show me|lookin|looking for)\b/
/** 'las baterías tienen bluetooth' asks about all of them, and looks for none. */
const ofCategory =
  / (las|los|sus|the|your) (bateri|estacion|inversor|panel|kit|planta|batter|station|inverter)\w* (\w+ ){0,3}(tienen|traen|llevan|have|come)\b/
const wiring = /en serie|paralelo|in series|parallel|\bstring\b/

const interested =
  /\b(me interesa|quiero|dame|busco|me llevo|i want|i (would )?like|interested in)\b (el|la|the|ese|esa|that)\b/

const sells =
  /^ (?:,|hola|buen\w+|dias|tardes|noches|y|oye|and|hi|hello| )*(?:(?:ustedes )?(?:venden?|vendes|tienen|tienes|hay|ofrecen)|do you (?:have|sell|carry|offer)|busco|quiero comprar|is there|are there|any)\b/
const purpose =
  /\b(para|con|que (?:mueva|aguante|sirva|cargue)|for|with|to run|that (?:runs|can))\b/
/** What people look for in a shop of another kind. */
const otherWares =
  /\b(aires? acondicionados?|splits?|neveras?|refrigerador\w*|freezers?|lavadoras?|televisor\w*|celular\w*|telefonos?|laptops?|motorinas?|motos?|bicicletas?|triciclos?|carros?|autos?|bombas? de agua|calentador\w*|cocinas?|ollas?|comida|ropa|medicin\w+|gasolina|plantas? (?:de gasolina|electricas?)|generador\w*|turbinas?|wind turbines?|eolic\w+|air conditioners?|fridges?|refrigerators?|tvs?|phones?|scooters?|bikes?|cars?|generators?|water heaters?)\b/
const maxWares = 9

/** A few words on what was shown: 'cuántos watts de panel aguanta'. */
const isTerse = ({ text }: View): boolean =>
  text.trim().split(' ').length <= maxBareWords && !knowing.test(text)

/** 'qué batería le pongo a ese': one that goes with what was shown. */
const goesWith =
  /\b(que|cual|which|what) (bateria|inversor|panel|paneles|controlador|battery|inverter|controller)\b (\w+ ){0,2}(le|lleva|pongo|sirve|va|pega|goes|fits|needs?)\b/

/** Products that were named, or are pointed at. */
export const productRows: readonly Row[] = [
  [
    'price',
    ({ text, state, isNamed, categories }) =>
      /^ (?:y |and |so |ok |, )*(?:con|with|mas|plus|after|y|incluyendo|including) (?:el |los |the )?(?:tax\w*|impuestos?)\b/.test(
        text,
      ) &&
      state.focus.length === 1 &&
      !isNamed &&
      categories.length === 0,
  ],
  [
    'notSold',
    ({ text, items, categories, isNamed, budget }) =>
      sells.test(text) &&
      (items.length > 0 || otherWares.test(text)) &&
      (categories.length === 0 || otherWares.test(text)) &&
      !isNamed &&
      budget === null &&
      !purpose.test(text) &&
      text.trim().split(' ').length <= maxWares,
  ],
  [
    'search',
    ({ text, isNamed, state, categories, asks }) =>
      goesWith.test(text) &&
      !isNamed &&
      state.focus.length > 0 &&
      categories.length > 0 &&
      categories[0] !== state.focus[0]?.product.category &&
      asks.every((ask) => ask === 'batteryVolts'),
  ],
  [
    'search',
    ({ text, isNamed, offers, items }) =>
      asksSum(text) && isNamed && offers.length > 1 && items.length === 0,
  ],
  [
    'price',
    ({ text, isExact, offers, asks, budget, items }) =>
      interested.test(text) &&
      isExact &&
      offers.length === 1 &&
      asks.length === 0 &&
      budget === null &&
      items.length === 0,
  ],
  [
    'discount',
    ({ text, isVerySure, best }) =>
      strongDiscount.test(text) && !(isVerySure && best?.id !== 'otherPayer'),
  ],
  [
    'policy',
    ({ text, isSure, isExact, items, offers }) =>
      says.compare.test(text) &&
      isSure &&
      !isExact &&
      items.length === 0 &&
      offers.every(({ product }) => product.category === 'accessory'),
  ],
  [
    'unknownFact',
    ({ text, items, isFollowUp, before, offers, isNamed }) =>
      items.length > 0 &&
      !isNamed &&
      before !== null &&
      offers[0]?.product.category === 'accessory' &&
      (isFollowUp || says.fits.test(text)),
  ],
  ['policy', ({ text, isSure, isExact }) => definition.test(text) && isSure && !isExact],
  ['policy', ({ text, isSure, has }) => wiring.test(text) && isSure && has('panel')],
  [
    'policy',
    ({ asks, offers }) =>
      asks.length === 1 &&
      asks[0] === 'expandable' &&
      offers.length > 0 &&
      offers.every(({ product }) => product.specs.expandable === undefined),
  ],
  ['price', ({ text, offers }) => offers.length > 0 && /que (mas|otra cosa)|what else/.test(text)],
  [
    'policy',
    ({ text, isSure, isExact, items, budget, asks, best }) =>
      knowing.test(text) &&
      isSure &&
      !isExact &&
      items.length === 0 &&
      budget === null &&
      !asks.includes('price') &&
      (best?.hits ?? 0) >= nearHits &&
      (best?.coverage ?? 0) >= minKnowing,
  ],
  [
    'search',
    ({ text, categories, isExact, items, isNamed, offers }) =>
      seeking.test(text) &&
      !ofCategory.test(text) &&
      categories.length > 0 &&
      !isExact &&
      !(isNamed && offers.length === 1) &&
      items.length === 0 &&
      !aboutService.test(text),
  ],
  ['compare', ({ text, offers }) => says.which2.test(text) && offers.length > 1],
  [
    'compare',
    ({ text, offers, isNamed, categories, isVerySure, isExact, best }) =>
      says.compare.test(text) &&
      (isExact ||
        !isVerySure ||
        (best?.coverage ?? 0) < clearCoverage ||
        betweenMounts.test(text)) &&
      (offers.length > 1 || (isNamed && categories.length > 1)),
  ],
  ['search', (view) => isRelative(view) && !view.isNamed && view.state.focus.length > 0],
  ['search', ({ text, isNamed }) => isNamed && (says.lower.test(text) || nextUp.test(text))],
  [
    'search',
    (view) =>
      isSuperlative(view) &&
      !asksReason(view.text) &&
      !view.isExact &&
      view.categories.length > 0 &&
      (!view.isVerySure || (says.cheapest.test(view.text) && !knowing.test(view.text))),
  ],
  ['search', ({ budget, isExact }) => budget !== null && !isExact],
  [
    'price',
    (view) =>
      view.offers.length > 0 &&
      view.asks.length > 0 &&
      (view.isNamed ||
        view.isFollowUp ||
        !view.isVerySure ||
        isTerse(view) ||
        asksFigureOfShown(view)) &&
      !onlyShips(view),
  ],
  ['search', ({ isNamed, budget }) => isNamed && budget !== null],
  [
    'price',
    ({ isNamed, isVerySure, isFollowUp, text }) =>
      isNamed && (!isVerySure || (isFollowUp && text.trim().split(' ').length <= maxBareWords)),
  ],
  [
    'price',
    ({ offers, isFollowUp, count, state, categories }) =>
      (isFollowUp || count !== null) &&
      offers.length > 0 &&
      (count !== null || (categories.length > 0 && state.asks.length > 0)),
  ],
]

const namesPlace = /panel|placa|techo|azotea|roof|instal|apart|alquil|piso|rent/

/** Choosing among products, then whatever the texts say. */
export const searchRows: readonly Row[] = [
  [
    'discount',
    ({ text, isSure }) => says.discount.test(text) && (!isSure || asksDiscount.test(text)),
  ],
  ['search', ({ budget }) => budget !== null],
  [
    'search',
    ({ state, items, categories, isSure, text }) =>
      state.budget !== null &&
      (items.length > 0 ||
        categories.length > 0 ||
        (state.withoutPanels && namesPlace.test(text) && !isSure)),
  ],
  ['search', ({ hasUnit }) => hasUnit('lb')],
  [
    'search',
    ({ categories, isSearch, isSure, text }) =>
      categories.length > 0 && isSearch && !isSure && !ofCategory.test(text),
  ],
  [
    'search',
    ({ items, categories, text, isSearch }) =>
      items.length > 0 &&
      categories.length > 0 &&
      categories[0] !== 'kit' &&
      !ofCategory.test(text) &&
      (isSearch || says.which.test(text) || says.fits.test(text)),
  ],
  [
    'search',
    ({ state, before, text, categories }) =>
      state.items.length > 0 && before !== null && says.which.test(text) && categories.length > 0,
  ],
  ['policy', ({ isSure }) => isSure],
  ['policy', ({ asks, offers }) => asks.includes('warranty') && offers.length === 0],
  ['system', ({ knowsLoad }) => knowsLoad],
  ['system', ({ text, categories }) => says.system.test(text) && categories.length === 0],
  [
    'search',
    ({ categories, text }) =>
      categories.length > 0 &&
      !isQuestion.test(text) &&
      (text.trim().split(' ').length <= maxBareWords || /^ (1|some|an?|algun\w*) /.test(text)),
  ],
  ['policy', ({ isLikely }) => isLikely],
  [
    'human',
    ({ text, before }) =>
      before !== null &&
      /^ (y )?(ahora |entonces )?(que (hago|se hace)|what now|what do i do) ,? ?$/.test(text),
  ],
  [
    'policy',
    ({ isNamed, asks, best }) =>
      !isNamed &&
      asks.length === 0 &&
      best !== null &&
      best.hits >= nearHits &&
      best.coverage >= nearCoverage,
  ],
  [
    'search',
    ({ asks, offers, categories }) =>
      offers.length === 0 && categories.length > 0 && asks.includes('price'),
  ],
  ['unknownFact', ({ offers }) => offers.length > 0],
  ['unknownFact', ({ categories }) => categories.length > 0],
]
