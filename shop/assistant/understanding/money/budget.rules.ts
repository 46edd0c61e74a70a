import { amount, minBudget, noUnit, valueOfAmount } from './amounts.rules.ts'
import { pooledIn } from './pooled.rules.ts'

export interface Budget {
  readonly min: number | null
  readonly max: number | null
}
export interface ReadBudget {
  readonly budget: Budget | null
  /** The text without the amounts. */
  readonly rest: string
}

const between = new RegExp(
  `(?:entre|between|from|de) ${amount} (?:y|and|a|to|-) ${amount}${noUnit}`,
)
/** What may not be passed: 'hasta', 'no más de', 'under'. */
const caps = String.raw`hasta|menos de|(?:no |sin )(?:me |se |(?:puedo|pueo|quiero|debo|podemos|queremos) ){0,2}(?:pas\w+|sub\w+|exced\w+|cuest\w+ mas)(?: de)?|tope(?: de| es)?|no arriba de|(?:no|sin) (?:\w+ ){0,4}mas (?:de|que)|no mas de|no more than|maximo(?: que (?:\w+ ){1,3}(?:es|son|seria\w*)| de| es| son)?|max(?:imum)?(?: is| of)?|bajo|debajo de|por debajo de|under|below|less than|up to|limit(?: is| of)?|limite(?: es| de)?|gastar(?: hasta| unos)?|spend(?: up to| about)?|no llegue a|cueste menos de`
/** What there is to spend: 'tengo', 'me quedan', 'we have'. */
const haves = String.raw`budget(?: is| of)?(?: about)?|presupuesto(?: es| de| son)?(?: de)?(?: unos| como)?|tengo(?: como| unos| solo| nada mas| ahorrad\w+| guardad\w+)?|(?:me |nos )quedan?(?: como| unos)?|cobr(?:o|e|amos)(?: como| unos)?|(?:me |nos )pagan(?: como| unos)?|tenemos(?: como| unos)?|cuento con|dispongo de|(?:i|we) have(?: about| only| got)?|(?:ive|weve) got(?: about| only)?|(?:i|we) got(?: about)?|con solo|around|alcanza(?: con)?|(?:si |y )?(?:sub\w+|estir\w+|lleg(?:o|amos)|aument\w+|baj[oa]\w*) (?:\w+ )?(?:a|hasta)|reun[io]\w*(?: como| unos)?|consig\w+(?: como| unos)?|raise (?:it |that )?to|go up to|stretch (?:it )?to|bring (?:it )?down to`
const [cap, have] = [caps, haves].map(
  (words) => new RegExp(`(?:${words}) ${amount}(?![\\d.,])${noUnit}`),
)
/** 'con 1500 me alcanza': a bare amount beside the question whether it is enough. */
const withAmount = new RegExp(
  String.raw`con ${amount}(?![\d.,])${noUnit} (?:,? ?)?(?:que\b|cual|(?:me |se |nos )?(?:alcanza|puede|da\b|llega|resuelv|compro|llevo))`,
)
/** 'puso 1300 y no hay más' */
const thatIsAll = new RegExp(
  String.raw`(?:pus[oe]|pone|aporta|dio|hay|son|tiene|put in|has) (?:unos |como )?${amount}(?![\d.,])${noUnit} (?:,? ?)(?:y |and )?(?:no (?:hay|tengo|tiene|tenemos|da para) mas|nada mas|ni 1 (?:peso|dolar) mas|no more|thats all|that is all)`,
)
/** 'de 400 para abajo', 'por 2600', 'más o menos 700' */
const trailing = new RegExp(
  String.raw`(?:mandaron|mandan|dieron|dio|gan(?:e|o)|ahorr(?:e|amos|ado)|junt(?:e|amos|ado)|saved|sent me|gave me|menor(?:es)? (?:a|de|que)|inferior(?:es)? a|cheaper than) (?:como |unos |about )?${amount}(?![\d.,])${noUnit}|(?:sistema|kit|algo|equipo|estacion|bateria|panel|inversor|system|something|station) (?:\w+ )?(?:por|for) ${amount}(?![\d.,])${noUnit}(?! ?(?:ciento|dia|noche|mes|day|night|month))|(?:de |en )?${amount}(?![\d.,])${noUnit} (?:para abajo|hacia abajo|o menos|or less|como mucho|a lo sumo|at most|max(?:imo|imum)?\b|tops\b)|(?:llevo|compro|consigo|resuelvo|buy|get) (?:\w+ )?(?:por|con|for|with) ${amount}(?![\d.,])${noUnit}|(?:mas o menos|alrededor de|cerca de|unos|como) ${amount}(?= ?(?:usd|dolar|pesos|fulas|dollars))`,
)
const money =
  /(?:\$|usd ) ?(\d{1,3}(?:[,. ]\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?)|(\d{1,3}(?:[,. ]\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?) ?(?:usd|dolar(?:es)?|dollars?|bucks|fulas?|verdes|barras|billetes|\$)/

/** '200 pesos, o sea 200 dólares': money names no size either. */
const otherMoney =
  /(?<![\d.,])\d[\d.,]* ?(?:usd|dolar(?:es)?|dollars?|bucks|pesos|fulas?|verdes)\b/g
const withMoney = /\$|usd|dolar|dollar|bucks|pesos|fula|verdes|barras|billetes/
const mains = /(?<![\d.,])(?:110|120|220|240)(?![\d.,])/
const atHome =
  /\b(?:en (?:la|mi|el|su) (?:casa|apartamento|apto|cuarto|cocina|contador|tablero|pared)|(?:casa|house|home|apartment|wall|outlets?|corriente|voltaje|voltage|linea|acometida|toma\w*|enchuf\w*))\b/
/** 'tengo 220 en la casa' says the volts of the mains. */
const isMains = (found: string, text: string): boolean =>
  mains.test(found) && !withMoney.test(found) && atHome.test(text)

/** The money that a visitor may spend. A bare number counts only after words such as 'hasta'. */
export function budgetIn(text: string): ReadBudget {
  const pooled = pooledIn(text)
  if (pooled) return { budget: { min: null, max: pooled.total }, rest: pooled.rest }
  const range = between.exec(text)
  if (range) {
    const [min, max] = [valueOfAmount(range[1]), valueOfAmount(range[3])]
    if (min >= minBudget && max > min)
      return { budget: { min, max }, rest: text.replace(range[0], ' ') }
  }
  const upper = cap?.exec(text) ?? have?.exec(text) ?? withAmount.exec(text) ?? thatIsAll.exec(text)
  const found = upper ?? trailing.exec(text) ?? money.exec(text)
  const max = valueOfAmount(found?.slice(1).find((one) => /\d/.test(one ?? '')))
  if (!found || max < minBudget || isMains(found[0], text)) return { budget: null, rest: text }
  return { budget: { min: null, max }, rest: text.replace(found[0], ' ').replace(otherMoney, ' ') }
}
