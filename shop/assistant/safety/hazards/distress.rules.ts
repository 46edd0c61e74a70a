import { device, has, lexicon, person, store } from './lexicon.rules.ts'

const wires = lexicon('cable cables linea lineas alambre alambres poste wire wires line pole')
/** Words of somebody's body that current or fumes leave behind. */
const irritated =
  /\b(ard\w+|pic\w+|irrit\w+|quem\w+|llor\w+|ros[ao]s?|roj[oa]s?|burn\w*|sting\w*|itch\w*|red|sore|water\w*|scratchy) (\w+ ){0,4}(ojos?|nariz|garganta|pecho|piel|lengua|eyes?|nose|throat|lungs?|chest|skin)\b|\b(ojos?|nariz|garganta|pecho|piel|lengua|eyes?|nose|throat|lungs?|chest|skin) (\w+ ){0,3}(ard\w+|pic\w+|irrit\w+|quem\w+|roj[oa]s?|burn\w*|sting\w*|itch\w*|red|sore|hurts?)\b|\b(me|nos|le|se) (\w+ )?(mare\w+|asfixi\w+|atraganta\w*|falta el aire)\b|\b(tos|tosiendo|tose|toser|cough\w*|chok\w*|dizzy|light ?headed)\b/
const inside =
  /\b(cuando|al) (\w+ ){0,2}(entr\w+|abr\w+|acerc\w+|respir\w+|oler|huel\w+)\b|\b(entr\w+|met[ií]\w*|dentro|cerca|al lado|adentro|respir\w+|walk\w*|go|went|near|inside|breath\w*)\b|\b(cuarto|closet|caseta|room|shed)\b/
const caused =
  /\b(necesit\w+|recomiend\w+|cual|cuanto|quiero|compr\w+|kit|ventilador|nebuliz\w+|asma\w*|asthma|carbon|lena|calor|need|which|how much|recommend)\b/
const blistered =
  /\b(ampollas?|llagas?|quemadas?|quemaduras?|(piel|mano|cara) (\w+ ){0,2}(roja|pelada|quemada)|blisters?|rash|(skin|hand|face) (\w+ ){0,2}(red|peeling|burnt|burned|raw))\b/
const corrosive = /\b(acido|acid|electrolito|electrolyte)\b/
const inEye =
  /\b(met\w+|entr\w+|cay\w+|salt\w+|brinc\w+|tir\w+|explot\w+|got|flew|went|shot|sprayed|splash\w*|stuff|something|algo) (\w+ ){0,8}(ojos?|cara|boca|eyes?|face|mouth)\b/

/** What comes out of a battery irritates whoever comes near. */
export const breathesFumes = (text: string): boolean =>
  has(text, store) && irritated.test(text) && inside.test(text) && !caused.test(text)

/** What a battery holds is on the skin or in the eyes. */
export const isCorroded = (text: string): boolean =>
  (corrosive.test(text) && (blistered.test(text) || irritated.test(text))) ||
  (has(text, store) &&
    (has(text, person) || /\b(le|se|les|her|his)\b/.test(text)) &&
    (inEye.test(text) || blistered.test(text)) &&
    !caused.test(text))

const blow =
  /\b(me|nos|lo|la|le|les|los|te) (\w+ )?(jamaque\w*|sono|tumb\w+|agarr\w+|cogio|mordi\w*|sacudi\w*|lanz\w+|revolc\w+|estremec\w+|zarande\w+|pate\w+|pego|choc\w+|trab\w+|tiro|mato|quemo|jal\w+|chup\w+|engancho|prendio|apret\w+|estruj\w+) (\w+ )?la (corriente|electricidad)\b|\bla (corriente|electricidad) (\w+ )?(me|nos|lo|la|le|les|los) (\w+ )?(jamaque\w*|sono|tumb\w+|agarr\w+|cogio|mordi\w*|sacudi\w*|lanz\w+|revolc\w+|estremec\w+|pate\w+|pego|choc\w+|trab\w+|tiro|mato|quemo|jal\w+|solt\w+|dejo)\b/
const almost =
  /\b(casi|por poco|de milagro|nearly|almost) (\w+ ){0,3}(mat[aoe]\w*|muer\w+|muri\w+|electrocut\w+|achicharr\w+|quema|kill\w*|died|die|fried|electrocuted|shocked)\b/
const blowOf =
  /\b\w*(tironazo|jalonazo|sacudida|sacudion|zarandeo|corrient\w+azo|electrochoque|shock)\b/
const limb =
  /\b(brazo|mano|manos|dedos?|pierna|cuerpo|lado|arm|hand|fingers?|leg)\b (\w+ ){0,3}(engarrot\w+|tieso|tiesa|encogid\w+|parali\w+|acalambr\w+|temblando|tiembla|cramp\w*|locked|frozen|paralyzed|limp)\b|\b(engarrot\w+|tieso|tiesa|acalambr\w+) (\w+ ){0,3}(brazo|mano|manos|dedos?|pierna|cuerpo)\b/
const touched =
  /\b(toc\w+|toqu\w+|agarr\w+|cog\w+|cogi|roz\w+|met\w+|met[ií]|pis\w+|desconect\w+|conect\w+|enchuf\w+|arregl\w+|touch\w*|grab\w*|hold\w*|held|fix\w*|plug\w*)\b/
const lies =
  /\b(esta|estan|quedo|sigue|cayo|encontr\w+|is|are|lying|found) (\w+ ){0,4}(en el (piso|suelo)|tirad[oa]|boca (abajo|arriba)|on the (floor|ground)|down)\b/
const itself =
  /\b(bateri\w+|batter\w+|estacion|station|inversor|inverter|panel\w*|equipo|caja|cables?) (\w+ ){0,2}(esta|estan|quedo|is|are) (\w+ ){0,3}(en el (piso|suelo)|on the (floor|ground)|tirad[oa]|down)\b/
const killed =
  /\b(muert[oa]s?|murio|muere|mato|dead|died|killed)\b (\w+ ){0,6}(cables?|linea|corriente|poste|toma\w*|enchufe|inversor|wires?|line|outlet|inverter)\b/
const poked =
  /\b(met\w*|meti|clav\w*|puso|puse|encaj\w*|stuck|put|poked?|sticking|shoved)\b (\w+ ){0,3}(dedos?|deditos?|mano|manos|lengua|fingers?|hand|tongue)\b (\w+ ){0,4}(toma\w*|enchufe\w*|hueco\w*|inversor|breakers?|tablero|regleta|outlet|socket|inverter|panel box)\b/
const live =
  /\b(agua|ducha|llave|pila|grifo|regadera|water|shower|faucet)\b (\w+ ){0,4}(pica|picando|cosquille\w*|hormigue\w*|muerde|tingl\w*|stings?|bites?|buzzes)\b/
const meantDevice =
  /\b(inversor|inverter|toma|tomacorriente|enchufe|cables?|bateria|breaker|corriente|refri|lavadora|panel|outlet|wires?|battery|poste|linea|plug|extension)\b/

/** Current went through somebody, told by what it did. */
export const isStruck = (text: string): boolean =>
  blow.test(text) ||
  poked.test(text) ||
  live.test(text) ||
  (almost.test(text) && meantDevice.test(text)) ||
  (has(text, person) && killed.test(text)) ||
  (touched.test(text) &&
    (blowOf.test(text) || limb.test(text)) &&
    (has(text, device) || has(text, wires) || blowOf.test(text))) ||
  (has(text, person) &&
    lies.test(text) &&
    !itself.test(text) &&
    touched.test(text) &&
    /\b(breakers?|inversor|inverter|cables?|wires?|toma\w*|enchufe|outlet|tablero|poste|linea|corriente)\b/.test(
      text,
    ))
