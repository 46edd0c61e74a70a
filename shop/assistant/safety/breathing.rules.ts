/** What gives somebody air, or tells how much of it arrives. */
const aid =
  /\boxigeno|\boxygen|concentrador|concentrator|\b(?:c|bi|a|v)[ -]?pap\b|\bapnea\b|respirador|respirator|\bventilator|ventilador (?:mecanico|pulmonar)|\bon (?:a |1 )?ventilador|oximetr|oximeter|saturacion|\bsatura\b/

/** Whether a device for air was named, or oxygen. */
export const namesAid = (text: string): boolean => aid.test(text)

/** No air comes, whatever the reason. */
const breathless =
  /\b(no|sin|casi no|apenas|ni) (?:le |la |lo |se |me )?(?:(?:puede|puedo|pueden|podemos|logra|consigue|esta|quiere) )?(?:casi |bien )?(?:respir\w*|coger aire)|\b(?:not|cant|can ?not|couldnt|isnt|wont|doesnt|barely|hardly|stopped|cannot catch (?:\w+ )?) ?(?:breath\w*)|can ?t (?:even )?(?:breathe|catch (?:\w+ )?breath)|\bgasping\b|\bdejo de respirar\b/
/** What may have other reasons too: it counts beside a device for air, or where the grid failed. */
const distress =
  /\b(?:falta|faltando|sin|quedando sin) (?:el |de )?(?:aire|respiracion)\b|\bfalta el aire\b|\basfixi\w*|\bahog(?:a|o|ando)\b|short of breath|suffocat\w*|choking|struggling to breathe|\b(?:labios?|cara|lips?|face) (?:\w+ ){0,2}(?:azul\w*|morad\w*|blue|purple)|\bmorad[oa]\b|turning blue|inconscien\w*|desmay\w*|unconscious|passed out|collapsed/
const outage =
  /\b(?:(?:se|ya se|nos) (?:me |nos |le )?(?:fue|ha ido|quito|corto)|no hay|quitaron|cortaron|estamos sin|esta sin|sin) (?:la )?(?:luz|corriente|electricidad)\b|\b(?:hay|estamos en|en pleno) apagon\b|\b(?:power|electricity|grid|lights?) (?:is |are |just |has |have )*(?:out|off|down|gone|went out|cut)\b|\b(?:no|without) (?:power|electricity)\b|\b(?:blackout|outage) (?:now|right now)|lost power/

/** A device fell silent, gives its alarm or is about to. */
const failing =
  /\bse (?:me |le |nos |va a |esta |acaba de )*(?:apag|par|acab|agot|termin|descarg)(?:o|a|ando|ar|aron)\b|\b(?:dejo|deja) de (?:funcionar|trabajar|andar)|\bno (?:me |le |nos )?(?:enciende|prende|arranca|funciona|trabaja)\b(?! con )|\b(?:pita|pitando|suena|sonando|chilla|chillando)\b|\b(?:alarma|alarm)\b|\b(?:stopped|quit) (?:working|running)\b|\b(?:concentrator|machine|cpap|bipap|oxygen|ventilator) (?:just |has |is |have |my |her |his )*(?:stopped|died|dead|off|beeping|failed|shut (?:off|down)|went off|turned off|quit|running out|ran out|lost)|\bbeeping\b|\b(?:ran|running|run) out\b|\bwont (?:start|turn on)\b|\bshut(?:ting)? (?:off|down)\b|\b(?:died|stopped)\b/
const lowCharge =
  /\b(?:bateria|estacion|battery|station|carga|charge)\b (?:\w+ ){0,4}\d{1,2} ?%|\b\d{1,2} ?% (?:de |of )?(?:\w+ )?(?:bateria|carga|battery|charge)|\bqued\w+ (?:\w+ ){0,3}(?:bateria|carga|oxigeno)\b|\bqued\w+ (?:\w+ ){0,3}\d+ (?:min\w*|%)|\b(?:bateria|battery)\b (?:\w+ ){0,3}(?:baja|acabando|agotando|muriendo|low|dying|almost (?:out|dead|empty))/
/** Below what a doctor wants to see. */
const lowSaturation =
  /\b(?:oximetro|oximeter|satura\w*|saturation|oxigeno|oxygen)\b (?:\w+ ){0,6}(?:marca|dice|baj\w*|esta|en|a|al|de|reads?|says|shows|is|at|dropped to) (?:en |a |al |to |at )?(?:[5-7]\d|8\d)\b(?! ?(?:w|a|v|h|litros|anos|libras|dolares|%? de bateria))/
const dependsNow =
  /\bque (?:hago|hacemos|se hace|hacer)\b|\bwhat (?:do|should|can|must) (?:i|we) do\b/
const couldFail =
  /\b(?:si|cuando) (?:se (?:me |nos |le )?(?:va|fue)|quitan|falta|no hay) (?:la )?(?:luz|corriente|electricidad)|\b(?:if|when) (?:the )?(?:power|electricity|grid|lights?) (?:goes|go|is|fails|are)/

/** A purchase or a figure is asked about, and nothing happens. */
const asksToBuy =
  /\b(?:compr\w+|recomiend\w+|recommend\w*|necesit\w+|need|buy|price|precios?|cuest\w+|vale|cuant[oa]s?|how (?:long|many|much)|which|cual(?:es)?|dura|aguanta|alcanza|sirve|mandar|enviar|quiero|busco|looking for|vend\w+|sell|tienen|do you have|que (?:kit|bateria|estacion|inversor|equipo))\b/
const pressing =
  /\b(?:urgen\w*|emergencia|emergency|auxilio|socorro|ahora mismo|right now|se (?:me |nos )?(?:esta )?(?:muere|muriendo)|dying)\b/
/** How somebody always breathes, or sleeps. */
const usually =
  /\b(?:de noche|por las noches|al dormir|cuando duerme|dormid[oa]|at night|asleep|sleeping|sin (?:el |la |su )?(?:cpap|oxigeno|concentrador|equipo|maquina|aparato)|without (?:the |her |his |my )?(?:cpap|oxygen|concentrator|machine)|bien|well|right)\b/

const wet = /\b(?:agua|tanque|piscina|playa|rio|mar|water|pool)\b/
/** Current goes, or went, through somebody. */
const touchedCurrent =
  /electrocut|corrientaz|calambr|cosquill|latigaz|\bdescarga\b|sacud|\bshock\w*|\bzapp\w*|\btoc(?:o|ando|ar|aba|aron)\b|\btouch\w*|agarr\w*|grabb\w*|\bmetio\b|pegad[oa] (?:a|en|al)\b|\bstuck\b|\b(?:dio|pego|cogio|tumbo|tiro|lanzo) (?:la |1 |un )?(?:\w+ )?(?:corriente|toque|pase|jalon)|\bcorriente (?:lo|la|le) \w+|alambre|\bcables?\b|\bwires?\b|\bposte\b|\brayo\b|lightning|tendido/
const equipment =
  /inversor|inverter|enchufe|tomacorriente|outlet|socket|breaker|refri\w*|nevera|lavadora|ducha|metal\w*|panel\w*|tablero/
const fumes =
  /\b(?:humo|smoke|fumes|gas|monoxid\w*|candela|fuego|incendi\w*|fire|vapor\w*|acido|acid|generador|generator|planta|motor)\b/

/** How somebody always breathes is told for a purchase: nothing happens. */
export const breathesBadly = (text: string): boolean =>
  breathless.test(text) && usually.test(text) && asksToBuy.test(text) && !pressing.test(text)

const aidFails = (text: string): boolean =>
  [failing, lowCharge, lowSaturation].some((one) => one.test(text)) ||
  (couldFail.test(text) && dependsNow.test(text))

/** Somebody gets no air, or what gives it lost or loses its current; not by a shock, by smoke or in water. */
export function lacksAir(text: string): boolean {
  if (touchedCurrent.test(text) || fumes.test(text)) return false
  const hasAid = aid.test(text)
  const isOut = outage.test(text)
  if (breathless.test(text) && (hasAid || isOut || !equipment.test(text)))
    return !breathesBadly(text)
  const isBuying = asksToBuy.test(text) && !pressing.test(text)
  if (wet.test(text) || isBuying || !(hasAid || isOut)) return false
  return distress.test(text) || (hasAid && (isOut || aidFails(text)))
}
