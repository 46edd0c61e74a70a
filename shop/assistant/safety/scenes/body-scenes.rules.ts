import { close, has, lexicon } from '../hazards/lexicon.rules.ts'
import { asksHelp, limb, opening, planning, relative, symptom } from './cast.rules.ts'

const cell =
  /\b(pilas?|pilit\w+|(button|coin|watch|disc|lithium|hearing aid) (batter\w+|cells?)|cr ?20\d\d|(bateri\w+|bateric\w+|celda) (\w+ ){0,2}(boton|redond\w+|reloj|moneda|chiquit\w+|chica)|batter\w+|bateri\w+)\b/g
const goesIn =
  /\b(met\w*|puso|pusieron|ech\w+|encaj\w+|atasc\w+|trab\w+|atrag\w+|tiene|chup\w+|clav\w+|fue|cay\w+|put|stuck|shov\w+|push\w+|stick\w*|lodged|has|got|jammed)\b/
const eats =
  /\b(trag(o|ue|aron|ado|andose)|comio|ingiri\w+|paso por la garganta|swallow\w*|ingest\w*|ate|eaten|gulped)\b/g

/** A cell is in a body, or in a nose or an ear. */
const isInBody = (text: string): boolean =>
  has(text, relative) &&
  ((close(text, cell, opening, 10) && goesIn.test(text)) || close(text, cell, eats, 14))

const leakage = lexicon(
  `liquido liquidos chorrito chorro jugo juguito baba polvo polvito polvillo sarro salitre costra acido electrolito fluid juice powder crust corrosion acid goo
  electrolyte lo_que_suelta lo_que_bota lo_que_sale leaked leaking leaks leak spilled spilt derram- bot- rego regado reguero vacio gote- chorre- salpic- agua_de_la_bateria agua_de_bateria`,
)
const limbs = new RegExp(limb.source, 'g')
const cells =
  /\b(bateri\w+|batter\w+|acumulador\w*|pilas?|litio|lithium|electrolito|electrolyte|acido|acid)\b/g

const stung =
  /\b(hands?|fingers?|skin|manos|dedos|piel) (\w+ ){0,2}(burn\w*|sting\w*|itch\w*|ard\w+|pic\w+)\b|\b(ard\w+|pic\w+) (\w+ ){0,2}(las manos|los dedos|la piel)\b/
const handled =
  /\b(clean\w*|limpi\w+|lav\w+|toc\w+|toqu\w+|touch\w*|handl\w+|terminal\w*|bornes?|sulfat\w+)\b/
/** What a battery holds came upon somebody. */
const isOnBody = (text: string): boolean =>
  (stung.test(text) && handled.test(text) && has(text, cells)) ||
  (close(text, leakage, cells, 8) &&
    close(text, leakage, limbs, 9) &&
    !/\b(cay\w+ de las manos|se me (fue|zafo|cayo) de)\b/.test(text))

const blow =
  /\b(corrient\w*azo|calambr\w+|descarga|trancazo|toletazo|latigazo|chispazo|jalonazo|golpe de corriente|shock|jolt|zap\w*|electric\w*)\b/
const contact =
  /\b(toc\w+|toqu\w+|agarr\w+|cogi\w*|recib\w+|dio|pas[oó]|touch\w*|grabb\w*|got|felt)\b/
const thrownBack =
  /\b(threw|knocked|flung|lanzo|tumbo|tiro) (him|her|me|them|us) (\w+ )?(back|down|across|off)\b|\b(me|le|nos) (\w+ )?(tembl\w+|estremec\w+|sacud\w+) (\w+ )?(todo )?(el )?cuerpo\b/
/** Somebody is not well after current went through. */
const isHurt = (text: string): boolean =>
  (thrownBack.test(text) && contact.test(text) && cased.test(text)) ||
  (blow.test(text) && contact.test(text) && symptom.test(text) && has(text, relative))

const held =
  /\b(trabad|pegad|prendid|enganchad|agarrad|engarrotad)[oa]s? (a|al|con|en|de|del) (la |el |1 )?(lavadora|refri\w*|nevera|freezer|ducha|reja|cerca|ventilador|poste|cable|inversor|bomba|turbina|hornilla|toma\w*|puerta|tubo|tanque|motor|taladro|pulidora|planta)\b|\bno (lo|la|los|las) (podemos|pueden|puedo|logramos|puede) (\w+ )?(arranc|zaf|quit|solt|despeg|separ)\w+\b/
const bites =
  /\b(toc\w+|toqu\w+|agarr\w+|abr\w+|pis\w+|touch\w*) (\S+ ){0,4}(pica|pincha|muerde|chupa|cosquille\w+|stings?|bites?|buzz\w*)\b|\b(pica|pincha|muerde|chupa|cosquille\w+|stings?|bites?|buzz\w*) (\w+ ){0,2}(when|cuando|si|al|if) (\w+ ){0,3}(toc\w+|touch\w*)\b/
const cased =
  /\b(lavadora|refri\w*|nevera|ducha|reja|puerta|inversor|microwave|microondas|hornilla|ventilador|washer|fridge|cable|wires?|panel|roof|metal|fence|rail|gate|inverter)\b/
const isHeld = (text: string): boolean =>
  (bites.test(text) && cased.test(text)) ||
  (held.test(text) && has(text, relative) && !/\b(tornill\w+|conector|pegatina)\b/.test(text))

const passed =
  /\b(paso|vino|entro|cogio|agarro|mato) (la |el |mucha )?(corriente|electricidad)\b|\bla (corriente|electricidad) (\w+ )?(mato|tumbo|agarro|cogio)\b/
const isKilled = (text: string): boolean =>
  passed.test(text) &&
  has(text, relative) &&
  /\b(muert[oa]s?|murio|tieso|tiesa|tirad[oa])\b/.test(text)

const aid =
  /\b(concentrador\w*|oxigeno|oxygen|respirador\w*|ventilator|ventilador (mecanico|pulmonar)|cpap|bipap|nebuli[sz]\w+|aerosol|aspirador de flemas|suction machine|bomba de infusion|infusion pump|dialisis|dialysis|incubadora|incubator)\b/g
const without = lexicon(
  `apagon quito_la_luz fue_la_luz fue_la_corriente quitaron_la_luz quitaron_la_corriente no_hay_luz no_hay_corriente sin_luz sin_corriente
  sin_bateria sin_carga se_apago se_paro se_murio se_acab- se_descarg- se_esta_apagando pitando pita power_is_out
  power_went_out no_power without_power outage blackout died shut_off shut_down minutes_left minutos minutes running_out out_of_battery is_dead stopped`,
)
const isOfGas = /\b(soldar|soldadura|welding|buceo|acuario|pecera|lavadora)\b/
/** What keeps somebody alive has no current. */
const isCutOff = (text: string): boolean =>
  close(text, aid, without, 16) &&
  !isOfGas.test(text) &&
  (asksHelp.test(text) || !planning.test(text))

const cold = /\b(insulina|insulin|vacunas?|vaccines?)\b/
const warmed =
  /\b(calient\w*|calento|tibi\w+|sin (frio|corriente|luz)|no hay (corriente|luz)|descongel\w*|se (me )?(calento|congelo)|fue la luz|(is|got|went) warm|warm|no power|power (is|went) out|froze\w*|apagon)\b/
const isWarmed = (text: string): boolean =>
  cold.test(text) && warmed.test(text) && (asksHelp.test(text) || !planning.test(text))

const strikes =
  /\b(cay\w+|pego|dio|partio|impacto|alcanzo|tumbo|reventó|revento|quemo|tiro|mato|struck|hit|hits|strikes?|came down|fried)\b/
const bolt = /\b(rayos?|centellas?|relampago|lightning)\b/
const fails =
  /\bno (me )?(prende|responde|da|funciona|enciende|carga|trabaja)\b|\b(muert[oa]s?|quemad[oa]s?|negr[oa]s?|dead|burnt|black|stopped|wont turn on|will not turn on)\b/
const askedFor =
  /\b(prote[cgj]\w*|pararrayos?|garanti\w*|cubre|warrant\w*|cover\w*|arrester|supres\w+|surge|seguro|insur\w+|que (pasa|pasaria) si|what (if|happens)|si (me |le )?cae|puede\w*|can|could|evit\w+|zona|rayos (x|del sol)|fast|speed)\b/
/** Lightning came down on or beside what is wired. */
const isThunderstruck = (text: string): boolean =>
  bolt.test(text) && (strikes.test(text) || fails.test(text)) && !askedFor.test(text)

export const bodyScenes = [
  ['swallowed', isInBody],
  ['shock', (text: string) => isHurt(text) || isHeld(text) || isKilled(text)],
  ['acid', isOnBody],
  ['lifeline', isCutOff],
  ['coldMedicine', isWarmed],
  ['lightning', isThunderstruck],
] as const satisfies readonly (readonly [string, (text: string) => boolean])[]
