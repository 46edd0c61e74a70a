/** Dangerous plans, with the chapter and point of the guide that warns of them. */
export interface Danger {
  readonly chapter: 'antes' | 'reciclar' | 'protecciones' | 'bateria' | 'revisar' | 'fijacion'
  readonly point: number
}

const battery = String.raw`(?:bateria|batter|celda|cells?\b|pila)`
const rows: readonly (readonly [RegExp, Danger])[] = [
  [
    /(swollen|hinchad|hincho|inflad|bulging|huele|\bhumo|smok|arde|fire|fuego|caliente)/,
    { chapter: 'reciclar', point: 1 },
  ],
  [
    new RegExp(
      `(abr(?:ir|o|irla)|desarm|destap|perfor|pinch|open|disassembl|take apart|drill)\\w* .*${battery}`,
    ),
    { chapter: 'reciclar', point: 0 },
  ],
  [new RegExp(`(quem|burn|tirar|botar|throw)\\w* .*${battery}`), { chapter: 'reciclar', point: 0 }],
  [
    new RegExp(
      `(puentea|corto ?circuit|unir los polos|short(?:ing)?\\b) ?.*(?:${battery}|polos|terminals?)`,
    ),
    { chapter: 'antes', point: 2 },
  ],
  [
    new RegExp(
      `(golpead|mojad|\\bwet\\b|damaged|dented)\\w* .*${battery}|${battery}\\w* .*(golpead|mojad|\\bwet\\b)`,
    ),
    { chapter: 'revisar', point: 3 },
  ],
  [
    /(alimentar|meter|devolver|inyectar|mandar|echar|vender)\w* .*(la red|la calle|la une|los vecinos)|(inversor|planta|estacion|inverter|generator|station)\w* .*(al|a un|en el|en un|a 1|en 1|into|to) (tomacorriente|toma|enchufe|tablero|contador|wall|outlet|socket|breaker panel|panel electrico)|feed\w* .*(grid|street)|backfeed|doble macho|macho.? ?macho|suicide cord|male to male/,
    { chapter: 'antes', point: 0 },
  ],
  [
    /(sin|quitar|quito|puentear?|without|bypass|skip|remove)\w* (el |la |los |1 |a |the )?(fusible|fuse|breaker|interruptor|proteccion|tierra|ground|diferencial)/,
    { chapter: 'protecciones', point: 1 },
  ],
  [
    /(lluvia|lloviendo|mojado|rain|wet|viento|wind|solo|alone) .*(techo|roof)|(techo|roof) .*(lluvia|lloviendo|mojado|rain|wet|alone)/,
    { chapter: 'antes', point: 3 },
  ],
  [
    /(trabajar|tocar|work|touch)\w* .*(con corriente|energizad|live|paneles? al sol|en vivo)/,
    { chapter: 'antes', point: 1 },
  ],
]

const batteryAtAll = new RegExp(battery)
/** Heat and smoke are dangers of batteries only, fire of anything. */
export function dangerIn(text: string): Danger | null {
  const found = rows.find(([words]) => words.test(text))
  if (!found) return null
  const isHeat = found === rows[0]
  return isHeat && !batteryAtAll.test(text) ? null : found[1]
}
