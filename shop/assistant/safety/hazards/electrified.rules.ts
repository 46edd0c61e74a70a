import { device, has, lexicon } from './lexicon.rules.ts'

/** Metal that people touch, and appliances with a metal case. */
const touchable = lexicon(
  `reja rejas tanque techo zinc tubo tubos tuberia tuberias marco marcos estructura estructuras armazon cerca puerta refri- nevera freezer
  lavadora ducha llave grifo pila carcasa gabinete chapa chasis hornilla fogon cocina ventilador pared lavamanos lavadero fregadero
  baranda escalera antena mata tendedera poste cazuela manubrio manija soporte soportes rack metal metales hierro hierros cabilla cabillas
  fridge washer shower faucet fence frame roof gate rail railing pole tap metal metallic sink case housing enclosure dryer stove pipe pipes wall rack handle doorknob casing`,
)
const carriesCurrent =
  /\b(electrificad\w+|electrizad\w+|energizad\w+|electrified|energi[sz]ed)\b|\b(coge|cogiendo|agarra|pasa|pasando|trae|tiene|carga|bota) (\w+ )?corriente\b|\bque (me |nos |le |les )?(de|den|diera) (corriente|calambres?|toques?|corrientazos?)\b|\bme (coge|agarra|pega|sube|entra|corre|recorre) (\w+ )?(corriente|electricidad)\b|\b(la )?corriente me (coge|cogio|agarra|agarro|pega|sube|subio|entra|entro|corre|recorre|recorrio|tumba|tumbo)\b/
const kicks =
  /\b(da|dan|dando|daba|tira|mete) (\w+ )?(toques|toquecit\w+|calambres?|corrientazos?)\b|\b(me|nos|le|les) (esta |estan |estaba )?(pate\w+|sacud\w+|pellizc\w+|pincha|pinchando|muerde|mordio|mordiendo|electrocuta\w*|zumba corriente)\b|\bbites? (me|us|him|her)\b|\b(gives?|giving|gave|getting|get) (\w+ ){0,3}(zaps?|jolts?|shocks?|tingles?|nips?)\b/
const blow =
  /\b\w{3,}azos? de (la )?(corriente|electricidad|220|110)\b|\b(jalon|tiron|trompon|sacudion|pescozon|bofeton|mordida|picada|patada) (\w+ )?de (la )?(corriente|electricidad)\b/
const supplied =
  /\b(apagon\w*|cuant[oa]s?|sirve|alcanza|aguanta|gasta|consume|electrica para|panel para)\b/

/** Metal that nobody wants under voltage gives current, or somebody got a blow of it. */
export const isElectrified = (text: string): boolean =>
  blow.test(text) ||
  ((has(text, touchable) || has(text, device)) && kicks.test(text) && !supplied.test(text)) ||
  (has(text, touchable) && carriesCurrent.test(text) && !supplied.test(text))

const swallows =
  /\b(trag(o|ue|aron|ado)|ingiri\w+|swallow\w*|ingest\w*)\b (\w+ ){0,4}(pilas?|pilit\w+|bateri\w+|acido|electrolito|batter\w+|acid)\b|\b(comio|tomo|bebio|chupo|probo|ate|drank|licked)\b (\w+ ){0,4}(pilas?|pilit\w+|acido|electrolito|acid|(agua|liquido) de (la )?(bateria|acumulador)|battery (acid|fluid|water))\b/

/** A button battery or an acid within somebody. */
export const isSwallowed = (text: string): boolean =>
  swallows.test(text) && !/\b(energia|carga|power|charge)\b/.test(text)
