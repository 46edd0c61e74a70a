/** What whoever installs asks, and must hear before anything is sold. */
export const installing = [
  'loadedConnector',
  'runningBattery',
  'earthlessHouse',
  'pipeEarth',
  'foreignGrid',
  'missingFuse',
  'weakRcd',
  'panelVolts',
  'typeAc',
  'solvent',
  'seriesFuse',
  'bankEarth',
  'earthRod',
  'mixedPanels',
  'cutOff',
] as const

/** Plans that can kill or ruin; each has its own text and chapter of the guide. */
export const forbidden = [
  'backfeed',
  'theft',
  'earth',
  'fuse',
  'largerFuse',
  'openBattery',
  'shortCircuit',
  'mixedBatteries',
  'acBreaker',
  'roof',
  'live',
  'cold',
  'farBattery',
  'damaged',
  'solder',
  'sources',
  'thinWire',
  'directPanel',
  'wet',
  'vents',
  'weakFuse',
  'oneFuse',
  'aluminum',
  'twoEarths',
  'sunnedBattery',
  'warmCable',
  'modifiedSine',
  'alternator',
  'leadCharger',
  'neutral',
  'hydrogen',
  ...installing,
  'unclear',
] as const
export type Forbidden = (typeof forbidden)[number]

const battery = String.raw`(?:bateria|batter|celda|cells?\b|pila|acumulador)`
const source = '(?:inversor|inverter|planta|estacion|generador|generator|station|kit)'

const rows: readonly (readonly [Forbidden, RegExp])[] = [
  [
    'theft',
    /(puente\w*|saltar\w*|quitar|alterar|trabar|adulterar|truc\w+|bypass|tamper|hack|slow down) .*(metro|contador|meter)\b|(rob\w+|colg\w+|enganch\w+|peg\w+|steal\w*) .*(corriente|luz|linea|poste|electricity|power)|corriente (robada|del poste|de la calle sin pagar)|tendedera/,
  ],
  [
    'earth',
    /(sin|quit\w+|sac\w+|arranc\w+|rompo|partir|elimin\w+|cort\w+|desconect\w+|without|skip|remove|cut|disconnect) (le )?(el |la |los |1 |a |the |cable de |cable a |pat\w* de |punta de |espiga de |polo a )*(tierra|ground|earth)|no (le )?(pongo|puse|conecto|hace falta) (la )?tierra|(quit\w+|cort\w+|romp\w+|part\w+|arranc\w+|sac\w+) .*(tercera (pata|espiga)|tercer (pin|polo)|pata redonda)|(do i|is it) .*(need|necessary).*\b(ground|earth)/,
  ],
  [
    'backfeed',
    new RegExp(
      String.raw`(alimentar|meter\w*|devolver|inyectar|mandar|echar|vender|dar|pasar)\w* .*(la red|la calle|la une\b|los vecinos)|${source}\w* .*(al|a 1|a la|en el|en 1|por el|por 1|into|to|through) (\w+ )?(tomacorriente|toma\b(?! de tierra)|enchufe|tablero|wall|outlet|socket|breaker (panel|box)|panel electrico|caja de (breakers|interruptores))|(conect|enchuf|plug|hook)\w* .*${source}\w* .*(tomacorriente|enchufe|toma de la casa|wall|outlet|socket|wiring)|\b(met|pas|ech|dar|doy|aliment|inyect|entr)\w* (\w+ )?(corriente|luz) (\w+ ){0,6}por (el|1|la|los) (\w+ )?(enchufe|toma|tomacorriente|breaker|tablero)\w*|feed\w* .*(grid|street|house through)|back ?feed|retroaliment|doble macho|(2|dos|ambos|ambas) (puntas? )?machos?\b|macho.? ?(a |con )?macho|suicide cord|male.? ?to ?.?male`,
    ),
  ],
  ['largerFuse', /fusible|fuse\b|breaker/],
  [
    'fuse',
    /(sin|quit\w+|puente\w*|tapar|trab\w+|amarr\w+|sujet\w+|tape|jam|hold down|without|bypass|skip|remove) (el |la |los |1 |a |the |le )*(fusible|fuse|breaker|interruptor|proteccion|diferencial|gfci|rcd)|(alambre|papel|cobre|moneda|clavo|wire|foil|nail|coin) .*(fusible|fuse)|(fusible|fuse)\w* .*(alambre|papel de|moneda|clavo|foil|nail)/,
  ],
  [
    'openBattery',
    new RegExp(
      String.raw`(abr(?:ir|o|e|irla|irle)|desarm|destap|perfor|pinch|cambi\w+ .*(celda|cell)|repar\w+ .*celda|open(?:ing)?\b|disassembl|take apart|drill|replace .*cell)\w* .*${battery}|${battery}\w* .*(se abre|abrirla|abro|desarmo|desarmarla|destapo|take it apart|open it)|(quem|burn|botar|tirar|throw)\w* .*${battery} .*(fuego|basura|trash|fire)`,
    ),
  ],
  [
    'shortCircuit',
    new RegExp(
      String.raw`(puentea|corto ?circuit|unir los polos|junt\w+ los (polos|bornes)|short(?:ing)?(?: out)? (?:the|both|its|two|a|my)\b) ?.*(?:${battery}|polos|terminals?|bornes)`,
    ),
  ],
  [
    'mixedBatteries',
    new RegExp(
      String.raw`(?<!(?:todos?|todas?|all) )(mezcl|junt(?!o al?\b)|combin|unir|uno (?=(?:la|las|dos|mi|mis|2|1) )|mix|combine)\w* .*(${battery}|lifepo4|litio|plomo|lithium|lead|\bagm\b|\bgel\b)|${battery}\w* .*(vieja|plomo|gel|old|lead)\w* .*(con|y|junto|with|and) .*(litio|nueva|lifepo4|lithium|new)|${battery}\w* .*(litio|nueva|lithium|new)\w* .*(con|junto a|with) .*(vieja|plomo|gel|old|lead)|${battery}\w* (distint|diferent)`,
    ),
  ],
  [
    'acBreaker',
    /(breaker|interruptor|cuchilla|switch)\w* .*(\bac\b|alterna|de la casa|house|household|regular|normal|corriente) .*(panel|solar|pv|dc|directa|bateria|battery|controlador|controller)|(panel|paneles|solar|pv|bateria|battery)\w* .*(breaker|interruptor) .*(\bac\b|alterna|de la casa|household)/,
  ],
  [
    'roof',
    /(lluvia|llov\w+|mojado|rain\w*|wet|viento|wind\w*|solo|alone|aguacero|tormenta|storm) .*(techo|placa\b|roof|azotea)|(techo|placa\b|roof|azotea)\w* (\w+ )*(llov\w+|lluvia|aguacero|tormenta|mojado|rain\w*|wet|alone|solo\b|viento|storm)/,
  ],
  [
    'live',
    /(trabaj|toc|cambi|conect|empat|work|touch|wire|splice)\w* .*(con corriente|energizad|\blive\b|sin cortar|sin apagar|en vivo|without turning)/,
  ],
  [
    'cold',
    new RegExp(
      String.raw`(carg|charg)\w* .*(${battery}|litio|lithium).*(-\d+|bajo cero|below (0|zero|freezing)|freez|congelad|nieve|snow|minus)|(carg|charg)\w* .*(frozen|congelad|helad|freezing)\w* .*(${battery}|litio|lithium)|(${battery}|litio|lithium)\w* .*(-\d+ ?(c\b|grad|deg)|bajo cero|freez|below zero) .*(carg|charg)`,
    ),
  ],
  [
    'farBattery',
    new RegExp(
      String.raw`(cable de extension|cable largo|extension cord|long cable)\w* .*${battery}|${battery}\w* (a|at|lejos|far)\w* .*(metros|pies|feet|meters|lejos) .*(inversor|inverter|controlador)|${battery}\w* .*(extension|cable largo|long cable|cable finito)`,
    ),
  ],
  [
    'solder',
    new RegExp(
      String.raw`(sold(?:ar|arle|arlos|o|amos|ad[oa]s?|er\w*)\b).* (?:${battery}|bornes?|polos|terminals?)|${battery}\w* .*(soldar|soldad|solder)`,
    ),
  ],
  [
    'damaged',
    new RegExp(
      String.raw`(golpead|dañad|abollad|rajad|damaged|dented|cracked|dropped)\w* .*${battery}|${battery}\w* .*(golpead|danad|abollad|se (me )?cayo|rajad|dented|damaged|cracked|dropped)`,
    ),
  ],
]

/** A larger fuse or breaker in place of a smaller one: two sizes, or the word for larger. */
function isLargerFuse(text: string): boolean {
  if (!/fusible|fuse\b|breaker/.test(text)) return false
  if (
    !/fund|salta|se (me )?cae\b|dispara|bota|revient|quem(a|o|ado)|blow|trip|pop|mayor|mas grande|bigger|larger|en vez|en lugar|instead/.test(
      text,
    )
  )
    return false
  const sizes = [...text.matchAll(/ (\d{2,3}) ?(?:a|amp\w*)?(?= )/g)].map((match) =>
    Number(match[1]),
  )
  return new Set(sizes).size > 1 || /mayor|mas grande|mas fuerte|bigger|larger/.test(text)
}

/** 'unir la batería con el inversor' joins one battery to something else. */
const joinsOther = (text: string): boolean =>
  /\b(inversor|inverter|controlador|controller|panel(es)?|estacion|station|regulador)\b/.test(
    text,
  ) &&
  !/\b(viej\w*|nuev\w*|plomo|gel|agm|acido|old|new|lead|distint\w*|diferent\w*|different|otra|another|carro|mezcl\w*|mix\w*|baterias|batteries)\b/.test(
    text,
  )

/** Which kind is safer is no plan to join them. */
const comparesKinds = (text: string): boolean =>
  /\b(mas|menos|mejor|peor|more|less|safer|better|worse) (\w+ )?(que|than)\b|\bes (verdad|cierto)\b|diferencia|difference|\bsegur[oa]s?\b/.test(
    text,
  ) &&
  !/\b(junt\w+|un(ir|o|imos)|mezcl\w+|paralel\w*|serie|combin\w+|conect\w+|mix\w*|parallel|series)\b/.test(
    text,
  )

/** A charger of several kinds joins nothing. */
const isCharger = (text: string): boolean =>
  /\b(cargador\w*|chargers?) (\w+ ){0,3}(para|de|for) /.test(text) &&
  !/\b(junt\w+|un(ir|o|imos)|mezcl\w+|paralel\w*|serie|mix\w*|parallel|series|together)\b/.test(
    text,
  )

/** A station is plugged into a wall to be charged. */
const chargesItself = (text: string): boolean =>
  /\b(para|a|to) (que )?(se )?(la |lo )?(re)?(carg|charg)\w+\b/.test(text) &&
  !/\b(casa|toda|macho|aliment\w+|house|whole|home)\b/.test(text)

/** A plan that must not be carried out, by its usual phrases; null when the text has none. */
export function phrasedPlan(text: string): Forbidden | null {
  const found = rows.find(([name, words]) => {
    if (name === 'largerFuse') return isLargerFuse(text)
    if (name === 'backfeed' && chargesItself(text)) return false
    return (
      words.test(text) &&
      !(name === 'mixedBatteries' && (joinsOther(text) || comparesKinds(text) || isCharger(text)))
    )
  })
  return found?.[0] ?? null
}
