import { isElectrified } from './electrified.rules.ts'
import { body, child, close, device, has, lexicon, person } from './lexicon.rules.ts'

/** Words that mean current through a body. */
const felt = lexicon(
  `corrientazo corrientazos calambrazo calambrazos calambre calambres electrocut- latigazo latigazos pasmazo cosquill-
  corrienticas corrientica hormigueo zapped zaps zapping zap jolt jolts jolted jolting tingl- shocked shocks shocking
  electrified chuchazo toletazo_de_corriente trallazo`,
)
const contact = lexicon(
  `toco toca toque toke tocaron tocar tocando tocamos agarro agarre agarraron agarrar cogio cogi roza rozo rozando roce
  mordio mordi muerde mordiendo mastico chupo chupando lamio lamiendo lambio metio meti mete metieron metiendo pincho piso pise pisaron choco choque
  corto corte jalo hale halo sujeto pego recosto recoste apoyo apoye puso puse tropezo touched touches touching touch
  grabbed grabs licked licking bit biting chewed chewing stuck put poked stepped cut pulled leaned brushed holding held
  conecto enchufo desenchufo enchufando conectando abrio plugged unplugged`,
)
const metal = lexicon(
  `reja rejas tanque techo zinc tubo tubos tuberia marco marcos estructura cerca puerta refri- nevera freezer lavadora ducha llave
  pila carcasa gabinete chapa chasis hornilla fogon poste agua cocina fridge washer shower faucet fence frame roof
  gate rail railing pole tap metal microondas microwave batidora plancha television televisor computadora laptop horno metalic- soporte soportes`,
)
const harm = lexicon(
  `llora llorando grita gritando grito tiembla temblando tembloroso pegado pegada pegados pegaron reacciona reaccionan responde
  desmay- desvanec- desplom- tieso tiesa rigido rigida dormido dormida dormidos quemad- quemo quemadura morado morada pecho palpit-
  mareado mareada mareo vomit- inconsciente convuls- respira respirar suelta suelto soltarse soltar despega zafarse infart- paro_cardiaco heart_attack cardiac_arrest
  tumbo tiro tirado_en_el_piso cayo_al_piso cayo_al_suelo cayo_redond- cayo_para_atras fell_down lanzo desperto despierta habla hablar muerto muerta murio baba
  entumid- adormec- aturdid- shaking crying screaming burned burnt burns numb dizzy unconscious collapsed fainted
  unresponsive breathing breathe twitching convuls- seizure trembling dead died thrown knocked blue pale chest disparad-
  respond responding wake waking disparado despedido volando malito grave`,
)
/** Somebody in danger of life, whatever the reason. */
const lifeless =
  /\b(no|sin|not|isnt|wont|doesnt|stopped|can ?t|can not|cannot|apenas|casi no|barely|hardly) (\w+ ){0,2}(respira\w*|reacciona\w*|despierta\w*|desperta\w*|responde a|abre los ojos|tiene pulso|pulso|breath\w*|wak\w+|responding|responsive|conscious|moving)\b|\b(inconsciente|desmay\w+|desvanecid\w+|desplom\w+|convulsion\w*|unconscious|passed out|collapsed|unresponsive|fainted|seizure)\b/
const intoOutlet = lexicon(
  'enchuf- tomacorriente- toma tomas extension regleta outlet outlets socket sockets plug power_strip hueco',
)
const inserted =
  /\b(met\w*|clav\w*|encaj\w*|introdu\w*|pus[oe]\w*|stuck|stick\w*|put|poked?|poking|shov\w+|jamm?ed|insert\w*)\b/
/** Metal or wet things that give current, which nobody wants to be supplied by. */
const gives =
  /\b(da|dan|dando|daba|dio|suelta|soltando|tira|tirando|bota|pasa|pasan|pasando|tiene|tienen|coge|cogi|cogio|hay|mete|siento|siente|sentimos|sienten|gives?|giving|feel|feels|felt|senti|sintio|has|have)\b (\w+ ){0,2}(corriente|corrientes|toques?|toquecit\w+|calambre\w*|descargas?|pellizc\w+|picad\w+|electricidad|current|shocks?|electricity)\b/
const supply =
  /\b(apagon\w*|cuanto|cuanta|suficiente|bastante|toda la (noche|casa)|\d+ ?(w|watts|v|volt\w*|h|horas)|refri solo|para (el|la|los|las))\b|\bno (me |le |nos )?(da|llega|tiene|hay|pasa)\b/

const wires = lexicon(
  'cable cables linea lineas alambre alambres tendido poste postes wire wires line lines pole',
)
const grid =
  /\b(poste|postes|calle|tendido|alta tension|alta|electric[ao]?|electrical|live|corriente|candela|chisp\w+|viento|ciclon|huracan|rayo|aguacero|tormenta|pole|power|street|utility|storm|hurricane|wind|tree|arbol|mata|palo|acera|sidewalk|acometida|yard|driveway|hum\w*|zumb\w+)\b/
const downed =
  /\b(cayo|cayeron|caid\w+|cae|tumbo|tumbaron|partio|partid\w+|desprend\w+|arranco|arrancad\w+|tirad[oa]s?|guindan\w*|colgan\w*|cuelga\w*|suelt[oa]s?|fallen|fell|falling|down|downed|hanging|dangling|snapped|broke|en el (piso|suelo)|on the ground|encima|sobre|on top|lying|across|acostad[oa]|touching|touches|leaning|rozando|recostad[oa]|apoyad[oa]|tocando)\b/

const lineFell =
  /\b(linea|lineas|tendido|acometida)\b (\w+ ){0,4}(cay\w+|desprend\w+|partio|solto) (\w+ ){0,3}(en|sobre|encima|arriba|al|dentro)\b|\b(desprendio|partio|cayo|solto) (la |el |una |1 )(linea|tendido|acometida)\b/
/** A line of the street that came down, or a wire that gives current where it hangs. */
const isDowned = (text: string): boolean =>
  (lineFell.test(text) && !/telefon|internet|pagina|llamada/.test(text)) ||
  (has(text, wires) && grid.test(text) && downed.test(text) && close(text, wires, downedWords, 8))
const downedWords = new RegExp(downed.source, 'g')

const struck =
  /\b(felt|feel|feels|got|get|gets|give|gives|gave|giving|receiv\w+|had) (\w+ ){0,3}(electric |static )?shocks?\b(?! (by|at|from) the price)|\bcorrientea\w*\b|\b(se|me) (\w+ )?peg(o|ue|aron) (con|a) (la )?(corriente|electricidad)\b|\b(electricity|current) (is )?(\w+ )?(running|flowing|coming|passing) (through|into|from)\b/
const shakes = /\b(me|nos|le) (\w+ ){0,2}sacud(e|io|en|ia|iendo)\b/
const burnt = lexicon('quemo queme quemada quemado quemadura quemaduras burned burnt burn burns')
const spoilt = lexicon('negro negra negros morado morada azul black blue')
const unfelt =
  /\bno (me )?sient\w+ (\w+ )?(brazo|mano|dedos?|piernas?|cuerpo|lado)|\b(can ?t|can not|cannot|lost) (the )?feel\w*\b/
const stuck =
  /\b(trabad[oa]s?|pegad[oa]s?|enganchad[oa]s?|agarrotad[oa]s?|prendid[oa] (de|del)|stuck|clamped|frozen)\b (\w+ ){0,4}(cables?|alambr\w*|corriente|reja|cerca|linea|inversor|bateria|toma\w*|enchuf\w*|wires?|fence|outlet|inverter|battery|line|pole|poste)\b/
const blow =
  /\b(patad\w*|golpe|toletazo|sacud\w+|jalon\w*|bofet\w+|cantazo|tiron|mordida|punzad\w+|kick|hit)\b (\w+ ){0,4}(corriente|electric\w*|current)\b|\b(corriente|electricidad) (\w+ ){0,4}(patad\w*|golpe|sacud\w+|jalon\w*|tiron)\b/
/** Somebody lies beside what is live. */
const lies =
  /\b(tirad[oa]|caid[oa]|desparramad[oa]|en el (piso|suelo)|lying|on the (floor|ground)|collapsed)\b (\w+ ){0,3}(al lado|junto|debajo|cerca|encima|sobre|next|beside|near|under)\b/
const numb =
  /\b(mano|manos|brazo|dedos?|pierna|hand|arm|fingers?|leg)\b (\w+ ){0,3}(numb|dormid\w|adormecid\w|entumid\w|muert[oa])\b/
/** 'a live cable in a puddle' */
const bareInWater =
  /\b(live|bare|exposed|hot|pelad[oa]s?|viv[oa]s?|energizad[oa]s?|con corriente|suelt[oa]s?)\b.*\b(agua|charco|water|puddle|pool|piscina|flood\w*|inund\w*)\b/

const mouthing = lexicon(
  'mordio muerde mordiendo mordi chupo chupa chupando lamio lame lamiendo mastico masticando licked licking bit biting chewed chewing chew',
)
const wired = lexicon(
  'cable cables alambr- cargador enchuf- toma borne bornes cord wire wires charger terminal terminals plug',
)

const isFelt = (text: string): boolean =>
  has(text, felt) ||
  struck.test(text) ||
  (shakes.test(text) && (has(text, metal) || has(text, device))) ||
  ((blow.test(text) || (has(text, metal) && gives.test(text))) && !supply.test(text))

/** Somebody touched equipment, a line or what stands under voltage by a fault. */
const hasLive = (text: string): boolean =>
  [device, wires, metal].some((things) => close(text, contact, things, 9))

const heated = /\b(calient\w*|hot|heat\w*|hirv\w*)\b/
const isHurt = (text: string): boolean =>
  (close(text, burnt, body, 4) && has(text, device) && !heated.test(text)) ||
  (has(text, contact) && (unfelt.test(text) || numb.test(text) || close(text, spoilt, body, 3))) ||
  (hasLive(text) && has(text, harm) && has(text, person))

/** What hands and mouths of children, and of pets that are gone after, do to what is live. */
const tool =
  /\b(destornillador\w*|cuchill\w+|tenedor|alambre|clavo|pinzas?|alicate|tijeras?|llave|moneda|gancho|horquilla|aguja|screwdriver|knife|fork|nail|tweezers|scissors|pliers|coin|hairpin)\b/
const past =
  /\b(met(io|i|ieron)|clav(o|e|aron)|puso|puse|encajo|introdujo|stuck|put|poked|shoved|jammed)\b/

const isPlayed = (text: string): boolean =>
  (close(text, mouthing, wired, 6) && has(text, person)) ||
  (past.test(text) &&
    tool.test(text) &&
    has(text, device) &&
    has(text, person) &&
    has(text, harm)) ||
  (has(text, child) &&
    ((inserted.test(text) && has(text, intoOutlet)) ||
      (close(text, contact, device, 9) && has(text, body))))

const ofStreet =
  /\b(cables? de la calle|postes?|tendido|alta tension|acometida|linea electrica|(power|utility|street) ?(lines?|cables?|wires?)|utility|pole)\b/
const street = /\b(calle|street|acera|sidewalk|driveway)\b/
const atHome =
  /\b(inversor|inverter|bateria|battery|estacion|station|refri\w*|nevera|fridge|lavadora|washer|enchufe|tomacorriente|outlet|socket|panel|split|ventilador|fan)\b/

/** A line of the street came down: nobody goes near it, with wood neither. */
export const lineIsDown = (text: string): boolean =>
  isDowned(text) &&
  (ofStreet.test(text) || lineFell.test(text) || (street.test(text) && !atHome.test(text)))

/** Current goes through somebody, or will at the next touch. */
export const shocks = (text: string): boolean =>
  (lifeless.test(text) && has(text, person)) ||
  isDowned(text) ||
  (stuck.test(text) &&
    !/\b(candela|fuego|humo|llamas?|fire|smoke|flames?)\b/.test(text) &&
    has(text, person)) ||
  (lies.test(text) && has(text, person) && has(text, device)) ||
  (bareInWater.test(text) && has(text, wires)) ||
  isElectrified(text) ||
  isFelt(text) ||
  isHurt(text) ||
  isPlayed(text)
