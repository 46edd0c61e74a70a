/** Dangers that need an action now. */
export const emergencies = [
  'line',
  'shock',
  'generator',
  'swallowed',
  'lifeline',
  'acid',
  'fire',
  'lightning',
  'swollen',
  'flooded',
  'heat',
  'coldMedicine',
] as const
export type Emergency = (typeof emergencies)[number]

const device =
  /bateria|batter|inversor|inverter|estacion|station|cable|wire|breaker|interruptor|fusible|fuse|enchufe|outlet|socket|tomacorriente|toma\b|panel|cargador|charger|controlador|controller|regulador|equipo|sistema|system|acumulador|pila|litio|lithium|power ?bank|planta/
const store =
  /bateria|batter|acumulador|pila|litio|lithium|estacion|station|celda|cell\b|power ?bank/
/** Outside: a product's features, a guarantee, or something that is long over. */
const notNow =
  /(aguant|resist|soport|withstand|handle)\w* (el|la|los|las|un|1|the|an?) (chisp|pico|golpe|calor|sol|agua|lluvia|spark|surge|heat|rain|water)|(ruido(?! (raro|extran|feo|fuerte))|bulla|silenci|noise|noisy|quiet|loud)|garantia|warranty|guarantee|detector|\bsin humo|extintor|extinguisher|a prueba de|(meses|semanas|anos) (de uso|despues)|(hace|a los) \d+ (mes|ano|semana)|calor (de|en) (aqui|cuba|alla)|\bdoes (it|the|your)\b|when new/

const burning =
  /(cog\w+|echa\w*|hay|agarr\w+|prendi\w*|bota\w*|salt\w+) (\w+ )?(candela|fuego)|(candela|fuego) (\w+ )?(en|de) (la|el|mi|1)|incendi|\bardi(o|endo)\b|\barde\b|quemandose|se (me )?esta\w* (quemando|prendiendo|incendiando)|explot|revent(o|ando)|on fire|flames?\b|caught fire|catching fire|is burning|exploded|exploding/
const smoking =
  /(ech[ao]\w*|bot[ao]\w*|sale\w*|salio|saliendo|suelta\w*|soltando|hay|llen[oa]\w*( de)?|haciendo|tira\w*|coge|cogiendo) (\w+ ){0,2}humo|\bhumo (\w+ ){0,3}(sale|saliendo|de la|del|en la|en el|por)|humea|\bsmok(e|es|ing)\b/
const shock =
  /electrocut|(dio|pego|paso|cogi\w*|agarr\w*|llev\w*) (\w+ ){0,2}(pase|toque|golpe|descarga|sacudida|choque|jalon) (de (la )?(corriente|luz)|electric\w*)|corrientazo|calambrazo|(dio|dado|cogi\w+|agarr\w+|llev\w+) (\w+ )?(calambre|la corriente|1 toque de corriente)|pegad\w+ (a|en|al|con) (la |el |1 )?(corriente|cable|tomacorriente|luz|refri\w*|enchufe)|(no|sin) (respira|respirar)\w*|inconsciente|desmay|\bshocked\b|\bshock(s|ing)? (me|him|her|us|them|my)\b|electric(al)? shock|got (a |1 )?shock|stuck to (the|a|1) (wire|cable|outlet|current|fridge)|(not|isnt|is not|stopped) breathing|unconscious|passed out|(dio|da|daba|dieron|sent\w+|siento|cogi\w+|me) (\w+ )?(cosquill\w+|corrientic\w+|pica\w* la corriente|latigazo)|\btingl\w+|(met|puso|puse|toc|agarr)\w* .*(dedo|mano|alambre|cuchillo|tenedor|clavo|llave|finger|wire|fork|knife) .*(tomacorriente|enchufe|toma\b|cable pelado|outlet|socket)|(stuck|put|poked) .*(finger|wire|fork|knife|nail) .*(outlet|socket)/
const symptoms =
  /mare(o|a|os|as|ada|ado|adas|ados)\b|con sueno|sueno tremendo|debil(es)?\b|sleepy|faint|cabeza (mala|pesada|me da)|dolor de cabeza|duele la cabeza|vomit|nause|(amanecio|esta) muert|dead\b|no (para|deja) de (dormir|vomitar|toser)|cara roja|con la cara|y sueno|sueno raro|dizzy|headache|throwing up|desmay|sick|(me|se|nos) (siento|siente|sienten|sentimos) (\w+ )?(mal|rar|debil|enferm|floj)|malestar|borros|nublad|falta (de |el )aire|asfix|confus|desorient|light ?headed|short of breath|wake (up|him|her|them)|no (se )?despiert|viendo doble|vista doble|seeing double|dando vueltas|ojos rojos|(estamos|estoy|estan) (\w+ )?(durmiendo|dormid)|drowsy|falling asleep|morad[oa]|palid[oa]|azul(es|ad\w)?\b|turning blue|\bpale\b|me ahogo|adormil/
const engine =
  /\b(genny|genset|plantica|motorcito)\b|planta (de |electrica de |a )?(gas|gasolina|diesel|petroleo|combustible)|generador|generator|motor de (gasolina|petroleo)|gas generator|(planta|generador|generator)\w* .*(gasolina|diesel|petroleo|humo|escape|mareo)|monoxido|carbon monoxide/
const rooms =
  'casa|sala|cocina|habitacion|azotea (?:cerrada|techada)|patio techado|barbacoa|cobertizo|marquesina|azotea cerrada|escalera|cuarto|bano|balcon|portal|pasillo|garaje|apartamento|edificio|comedor|patio cerrado|sotano|closet|cuartico|lavadero|saleta|house|room|bedroom|bathroom|garage|kitchen|basement|hallway|apartment|balcony|living room|porch|patio|closet|attic|laundry room|shed|tent|cellar|carpa|caseta|cabina|camarote|bote|contenedor|nave|ventana|terraza techada|vestibul\\w*|van|camper|trailer|boat|cabin|stairwell|window|carport|crawl ?space'
const indoors = new RegExp(
  String.raw`adentro|dentro|inside|indoors|monoxid|bajo techo|para (el|la) (${rooms})|\b(en|in|on) (el|la|mi|1|the|my|our|his|her|an?) (\w+ )?(${rooms})\b`,
)
/** A fuel generator that somebody wants to put under a roof; 'planta' alone is one, unless it is solar. */
const putting =
  /(met|pon|prend|arranc|encend|dej|guard|us|put|run|start|keep)\w* (\w+ ){0,3}(planta|generador|generator)\b(?! (solar|portatil|electrica solar|de energia))|\b(tien|teng|manten|usa)\w* (\w+ ){0,2}(planta|generador) (\w+ ){0,2}(adentro|dentro)\b|\b(planta|generador)\b (l[ao] )(prend|pon|met|arranc|enciend|encend|teng|dej|guard)\w*/
/** It stands where it should. */
const inTheOpen =
  /\b(afuera|al aire libre|lejos de la casa|a la intemperie|outside|outdoors|away from the (house|home))\b/
const enclosed =
  /\b(adentro|dentro|inside|indoors|ventanas?|puertas?|windows?|doors?|pasillo|techad\w+|comedor|cocina|sala|cuarto|bano|garaje|kitchen|garage|bedroom|basement|humo|olor|fumes|smoke)\b/
const motor =
  /\b(planta|generador|generator|genny|genset)\b(?! (solar|portatil|electrica solar|de energia))/
const running =
  /\b(lleva|llevan|prendid\w|encendid\w|andando|corriendo|trabajando|funcionando|running|turned on|is on)\b/
const acid =
  /(acido|acid\b).*(ojo|piel|cara|mano|ropa|cayo|salt|salpic|derram|bot[oó]|eye|skin|face|hand|splash|spill|leak)|(ojo|piel|cara|mano|eye|skin|face|hand)\w* .*(acido|acid\b)|electrolito .*(ojo|piel|mano)/
const swollen = /hinch|inflad|inflan|inflo\b|abomb|abult|bulg|swell|swollen|puffed|puffy/
const water =
  /(entro|entrado|cayo|caido|metio|cogio|tiene|tom[oó]) (\w+ )?agua|(se (me )?|quedo |esta |fue )?(\bmojo|mojad[oa]|inund\w+|\bahogo|empap\w+)|bajo (el )?agua|flood|(got|is|are|was|soaking) wet|soaked|submerged|water (got |came |went )?(in|into|inside)|rain got in/
const heat =
  /huele (a |raro|mal|fuerte|feo|como|quemad)|olor (a|raro|fuerte|extrano)|peste a|smells? (like|of|weird|bad|burn|strange|funny|off)|(burning|burnt|strange|weird|chemical) smell|chisp(a|as|azo|azos|orrote|ea|eando)\b|sparks?\b|sparking|(esta|muy|pone|poniendo|pusieron|puso|tan|super|bien) (\w+ )?(caliente|ardiendo|hirviendo)|quema al tocar|hirviendo|recalent|sobrecalent|calient\w+ (mucho|demasiado|bastante|de mas)|derrit|melt(ing|ed)?\b|(very|too|really|so|extremely|burning|getting|super|red) hot|hot to (the )?touch|overheat/
const hypothetical =
  /^ (por que|porque|why) |puede(n)? (coger|explotar|arder)|can (it|they|batteries) (catch|explode)/

const all =
  (...words: readonly RegExp[]) =>
  (text: string) =>
    words.every((word) => word.test(text))
export const isNow = (text: string) => !notNow.test(text) && !hypothetical.test(text)

/** What glows behind equipment burns. */
const glow = /\bresplandor\b|\bglow(s|ing)?\b/

/** A short circuit that is there, not one that is guarded against. */
const short =
  /\b(hay|hizo|hace|haciendo|dio|tengo|tenemos|esta en|theres|there is|has) (\w+ )?(1 |a )?(corto|cortocircuito|short circuit)\b|\b(is|are|has|have|it|just) (\w+ )?short(ed|ing) (out|circuit\w*)\b/
const guarded =
  /prote[cgj]|evit|contra|prevent|against|puede|podria|could|\bsi (hay|hace|da)\b|\bif\b/

/** The worst first. */
const rows: readonly (readonly [Emergency, (text: string) => boolean])[] = [
  ['acid', all(acid)],
  [
    'shock',
    (text) => shock.test(text) && !/prote[gc]|evita|diferencial|prevent|contra /.test(text),
  ],
  [
    'generator',
    (text) =>
      !(inTheOpen.test(text) && !enclosed.test(text) && !symptoms.test(text)) &&
      ((engine.test(text) && (indoors.test(text) || symptoms.test(text))) ||
        (/\b(planta|motor)\b/.test(text) && symptoms.test(text)) ||
        (motor.test(text) && indoors.test(text) && running.test(text)) ||
        (putting.test(text) && indoors.test(text) && !/\d ?w/.test(text))),
  ],
  ['fire', (text) => isNow(text) && (burning.test(text) || smoking.test(text))],
  [
    'fire',
    (text) =>
      isNow(text) && all(glow, device)(text) && !/pantalla|display|led\b|screen|light/.test(text),
  ],
  ['swollen', (text) => isNow(text) && swollen.test(text) && store.test(text)],
  [
    'flooded',
    (text) =>
      isNow(text) && all(water, device)(text) && !/bomba|aguanta|resiste|ip ?6|proof/.test(text),
  ],
  ['heat', (text) => isNow(text) && all(heat, device)(text)],
  ['heat', (text) => isNow(text) && short.test(text) && !guarded.test(text)],
]

/** What is happening by its usual phrases; null when nothing is. */
export const phrasedEmergency = (text: string): Emergency | null =>
  rows.find(([, fits]) => fits(text))?.[0] ?? null

export const hasSymptoms = (text: string): boolean => symptoms.test(text)
