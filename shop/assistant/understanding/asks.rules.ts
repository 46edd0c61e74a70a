import { nounsIn } from './categories.rules.ts'

/** What may be asked about a product, and the words that ask it. */
const rows = {
  price:
    /^[ ,]*(?:(?:y|and|ok|so|entonces) )*how much(?: (?:seria|es|todo|all|total|then|now))*[ ,]*$|\b(?:el|the|cual es el|what is the|so the) (?:gran |grand )?total\b(?! (?:watts?|weight|peso))|how much (?:seria|cuesta|vale|es)\b|precio|presio|cuanto (me |nos )?(cuesta|costaria\w*|vale|sale|saldria|es\b|seria|sera|dinero)|cuanto (\w+ )?dinero|en cuanto (me |te )?(sale|lo|la|esta|queda)|\ba como\b|cost[oa]?s?\b|costando|saliendo|cuestan?|valen?\b|\bprices?\b|how much (is|are|does|do|for|would|money)|cuanto (el|la|los|las|por)\b|y en cuanto|\b(salia|estaba|costaba|valia|ponia|decia)n? (\w+ )?(en |a )?\$? ?\d{2,}|por ?que (\w+ ){0,2}(subio|cuesta|vale|sale|cobran|es mas car|tan car|\d{3,})|why (\w+ ){0,3}(\$? ?\d{3,}|more expensive|costs?|so much)/,
  weight:
    /\bcuant\w+ (?:libras|kilos)\b|\bpesan?\b|\bpesad[oa]s?\b|livian[oa]|liger[oa]s?\b|heavier|lighter|heaviest|lightest|\bpeso\b|cuantas libras|\bweights?\b|\bweighs?\b|heavy|how many pounds/,
  warranty: /garantia|warrant|guarantee/,
  cycles:
    /\bciclos?\b|\bcycles?\b|(cuantas veces|how many times) .*(carg|descarg|us|charg)|(cuantas|how many) (re)?(cargas|charges)\b/,
  size: /\bque (largo|ancho|alto)\b|\bmiden?\b|\bmedidas?\b|dimension|que tamano|largo y ancho|de largo|how (big|large|long) is|\bsize\b|how wide/,
  charge:
    /\b(?:en|con) (?:\w+ ){0,2}(?:hor\w+|\d+ ?h)\b.*\bse (?:me |le |nos )?(?:llena|carga)\w*|\bse (?:me |le |nos )?(?:llena|carga)\w* .*\b(?:en|con) (?:\w+ ){0,2}(?:hor\w+|\d+ ?h)\b|(cuanto|que|cuantas|en que|en cuanto|en cuantas) (tiempo|horas|demora|tarda|se demora|se tarda)\w* .*(carg(?!able)|llen)|(carg(?!able)|llen)\w* .*(demora|tarda|tiempo|cuantas horas)|demora\w* .*(carg(?!able)|llen)|how (long|fast|many hours) .*(re)?charg(?!eable)|(?<!re)charg\w* .*(how long|time)|charging time|recharge(?!able)/,
  usable:
    /energia (util|aprovechable|real)|(util|aprovechable|usable)\b|usable energy|cuanta energia/,
  solarInput:
    /(hasta|cuant[oa]s?|que|max\w*|de cuantos?) .*(w|watts|wats|vatios|potencia)\b.*(panel|pv|solar)|(panel|pv|solar)\w* .*(hasta|cuant[oa]s?|max\w*|admite|aguanta|soporta)|how (much|many) (solar|(watts? of )?panels?) (can|does|will|do)|(cuant[oa]s?) (solar|panel(es)?) (le |se le )?(puedo|cabe|aguanta|entra|mete|pong)\w*|(max|maximum) (pv|solar)|pv input|solar input|(carg\w+|charge\w*) .*(con|from|by|with) .*(panel|sol\b|solar)/,
  panelVolts:
    /volt\w* (de |del |de los )?(panel|pv|entrada)|(panel|pv)\w* .*(voltaje|voltios|volts)|\bvoc\b|pv volt|max\w* (pv )?volt/,
  tracker: /\bmppt\b/,
  output:
    /(?<!\d)(220|240|110|120)(?![\dw])|fase dividida|split ?-?phase|dos fases|bifasic|voltaje de salida|output volt/,
  batteryVolts:
    /\b(que|cual|what|which) (bateria|battery) (usa|lleva|necesita|pide|trabaja|takes?|uses?|needs?)\b|(con|para) que (bateria|pila)s? |(what|which) batter(y|ies) (does|do|is|works)|(que|cual|cuantos|what|which) (\w+ ){0,2}volt\w* .*(bateria|batter|pila)|(que|cual|cuantos) (volt\w*) (de (la )?bateria )?(usa|lleva|necesita|es|trabaja|pide|tiene)|(what|which) (battery )?voltage|(sirve|funciona|vale|es) (para|de|con|en|a) (\d+ ?(v|volt\w*)|bateria)/,
  chargeAmps:
    /\b(?:cuant\w+|que) (?:amper\w*|amps?)\b.*\b(?:carg\w+|met\w+|le (?:da|entra|llega|pone)|coge|bater\w+)|(corriente|amper\w*|amps?) (\w+ ){0,3}(de )?(carga|charge|charging)\b|(carga|charge) (max\w*|maxima)|(max\w*|maximum) charge|con cuantos amper\w* .*carg/,
  dischargeAmps:
    /(corriente|amper\w*|amps?) .*(descarga|entrega|da\b|saca|output|put out|deliver|discharge)|descarga max/,
  contents:
    /cuant[oa]s (baterias|inversores|piezas|cosas) (trae|lleva|tiene|incluye|vienen|son)|how many (batteries|inverters|pieces)|que (\w+ )?(trae|lleva|incluye|contiene|piezas|componentes|equipos|viene)|(trae|incluye|lleva)n? (\w+ )?(panel|bateria|inversor|cable|todo|que)|que .* trae\b|whats? (is )?(in|included|inside)|what does it (include|come)|(viene|vienen|trae|traen) (con|complet\w*)|comes with|(does|do) .*(include|come with|have panels)/,
  panelCount:
    /^ (?:y |and |, )*(?:cuantos paneles|how many panels) ,? ?$|cuantos paneles (trae|lleva|tiene|son|incluye|vienen)|how many panels (does|do|are|come|in|it)|cuantos paneles (hay|en)/,
  stock:
    /(?<!diferencia )(?<!que )\bhay ,? ?$|\b(tienen|hay|venden|les queda\w*) (la|el|las|los|de la|del|de las|de los) |disponible|se acabo|agotad|todavia (hay|queda|tienen)|quedan?\b|en existencia|in stock|available|sold out|hay (todavia|aun)/,
  ratedVolts:
    /\b(hasta )?cuant\w+ volt\w* (\w+ ){0,4}(aguant|soport|resist|corta|trabaja)\w*|\b(aguant|soport|resist)\w* (\w+ ){0,4}volt\w*|how many volts (\w+ ){0,4}(handle|take|rated|break)/,
  inputVolts: /\b(cargador|charger)\b.*\b(110|120|220|240)\b/,
  decibels: /\bd[ei][cs]ibel\w*|\bdbs?\b/,
  lasting:
    /(bombill\w+|lamparas?|focos?|bulbs?|luces recargables)\b.*\b(cuanto rato|cuant\w+ horas|alumbra\w*|duran?|aguantan?|encendid\w+|how (long|many hours)|stay on|last)\b|\b(cuant\w+ (\w+ )?(duran?|aguantan?|horas|tiempo)|how (long|many hours))\b.*\b(bombill\w+|lamparas?|bulbs?)\b/,
  noise:
    /^(?!.*\b(?:d[ei][cs]ibel|dbs?\b)).*(?:ruido|bulla|silencios|\bruidos[oa]|noise|noisy|loud|quiet|silent|(echa|hace|bota) humo|fumes)/,
  production:
    /\bcuanta (corriente|luz|energia|electricidad) (da|dan|genera\w*|saca|hace)\b|\b(saca|hace) (\w+ )?al dia\b|produce|producen|genera\b|generan|produccion|yield|generate|production/,
  surge: /arranque|pico|surge|peak power/,
  power:
    /cuantos? (watts|wats|w|kw|vatios)\b (da|tiene|entrega|saca)|potencia|how many watts|output power/,
  figure:
    /\beficiencia\b|\befficiency\b|\bprecision\b|\baccuracy\b|\bfrecuencia\b|\bfrequency\b|\bcuantos polos\b|\bhow many poles\b|\bquimica\b|\bchemistry\b|temperatura (min|max)|\b(lowest|highest) temperature\b/,
  switching:
    /(cuanto|que) (tiempo|demora) .*(cambi|conmut|pas)|(cambi|conmut)\w* .*(tiempo|rapido|milisegundo)|switch\w* (time|over)|transfer time|how fast .*switch/,
  switchOver:
    /\b(?:cambi(?:a|an|e)|conmut\w+|pas(?:a|an|e)|transfiere)\b (?:\w+ ){0,4}(?:(?<!\b(?:1|un|una|con) )sol[ao]s?|automatic\w+|sin (?:ayuda|tocar\w*)|por su cuenta)\b|\b(?:switch\w*|chang\w*|transfer\w*|kick\w* in|come\w* on|turn\w* on|tak\w+ over)\b (?:\w+ ){0,5}(?:by itself|on its own|automatically|unaided|without (?:help|anyone))|\bautomatic(?:ally)? (?:switch|transfer|chang)\w*|\b(?:cambio|paso|conmutacion|transferencia) automatic\w+\b|\bhay que (?:cambiar|enchufar|pasar|conectar)\w* (?:\w+ ){0,3}a mano\b|\b(?:funciona\w*|sirv\w*|trabaj\w*|work\w*|act\w*|hace|hacer) (?:como|de|as|like) (?:1 |un |an? )?(?:ups|respaldo)\b|\b(?:funcion(?: de)?|modo) (?:ups|respaldo)\b|\b(?:ups|respaldo) (?:mode|function|feature)\b/,
  guards:
    /\bdiferencial(?:es)?\b|\brcd\b|\bgfci\b|\brcbo\b|\b(?:varilla|jabalina|electrodo|pica)\b|\b(?:earth|ground|grounding|earthing) rod\b/,
  expandable:
    /ampli|expand|(pon|agreg|anad|sum|met|conect|add)\w* (\w+ )?(otra|mas|1 segunda|another|a second|more) (\w+ )?(bateria|batter)|agregar(le)? (otra )?bateria|(pon|met|agreg|anad|sum)\w* mas bateria|crec(er|e)\b|crese\b/,
  origin:
    /\bmarcas?\b|brand|fabricad|donde (los|las|se) (hacen|fabrican)|made in|where .* made|who makes|origen|chin[ao]s?\b|granizo|pedrada|\bhail\b|certific|\bul\b|numero de serie|serial/,
  ships:
    /(mandan|envian|entregan|venden|llega\w*|sirve|hay|ship|deliver|sell|available)\w* .*(cuba|estados unidos|usa|miami|florida|us\b|hialeah|texas|states|alla|aqui)|(vivo en|estoy en|living in|i live in|i am in)/,
} as const
export type Ask = keyof typeof rows
const names = Object.keys(rows) as Ask[]

/** Everything that a question asks about a product. */
export const asksIn = (text: string): Ask[] => names.filter((name) => rows[name].test(text))

const sizes: ReadonlySet<number> = new Set([12, 24, 48])
/** A whole short question with only a number: 'y dos', '8 cuánto es', 'si llevo 3'. */
const bareCount =
  /^ (?:,? ?(?:y|e|ok|and|entonces|pero) )*(?:si )?(?:(?:me )?(?:llevo|compro|quiero|son|pido|cojo|mando|want|buy|get|for|por|de|what about|how about) )?(\d{1,2}) (?:de es\w+ |of (?:them|those) |en total )?(?:(?:en )?(?:cuanto|how much)[a-z ]{0,20})?,? ?$/

/** 'el precio de dos', 'how much for 3' */
const pricedCount =
  /(?:precio|valor|costo|total|cuanto|price|cost|how much)\w* ((?:[a-z]+ ){0,3})(?:de|por|for|of) (\d{1,2}) ,? ?$/

/** 'el precio de 2', while 'el MPPT de 40' names a size. */
function countOfPrice(text: string): string | undefined {
  const [, between = '', count] = pricedCount.exec(text) ?? []
  return nounsIn(` ${between}`).length > 0 ? undefined : count
}

/** 'cuál de los dos' chooses, and counts nothing. */
const among =
  /(cual|cuales|cualquiera|ningun[oa]|which|either|neither|entre|between)\w* (?:\w+ )?(de |of )?(l[oa]s|the) \d/

/** How many of a product are meant: 'dos de esos', 'los 4', '2 paneles de 550'. */
export function countIn(text: string): number | null {
  const found =
    /(?<![\d.,])(\d{1,2}) (?:de (?:es[oa]s|est[oa]s|ell[oa]s|los mism)|of (?:them|those|these)|unidades|iguales)/.exec(
      text,
    ) ??
    (among.test(text)
      ? null
      : / (?:l[oa]s|the|all) (\d{1,2}) (?=[a-z ])(?!kits|estaciones|hibrid|(?:kw|kva|w|v|wh|kwh|a|ah|amp\w*|volt\w*|watt\w*|hp|kilo\w*|btu|ton\w*|pulgadas|inch\w*)\b)/.exec(
          text,
        )) ??
    /\b(?:en vez de|en lugar de|instead of) (?:1|one|una?) ,? ?(?:\w+ ){0,2}(\d{1,2}) ,? ?$/.exec(
      text,
    ) ??
    /\b(?:make it|que sean|serian|ponme|cojo|llevo|mejor) (\d{1,2}) ,? ?$/.exec(text) ??
    / (\d{1,2}) de \d{2,4} ?(?:w|watts?) (?:[a-z]+ ){0,2}(?:panels|paneles)\b/.exec(text) ??
    / (\d{1,2}) (?:paneles|panels|baterias|batteries|estaciones|stations|kits|inversores|inverters)\b/.exec(
      text,
    )
  const bare = bareCount.exec(text)?.[1] ?? countOfPrice(text)
  const count = Number(found?.[1] ?? (sizes.has(Number(bare)) ? 0 : bare) ?? 0)
  return count > 1 ? count : null
}
