import { burnsHands, isHit, isMisshapen, oozesOut } from './battery-signs.rules.ts'
import { body, close, device, has, house, lexicon, store } from './lexicon.rules.ts'

const smell = lexicon(
  'huele huelen oliendo hiede hieden hediondo hedionda olor olores peste apesta tufo hedor smell smells smelling smelled odor stink stinks stinking',
)
const burnt = lexicon(
  `quem- goma plastico plastica cable cables electric- quimic- azufre podrid- huevo pescado dulce dulzon dulzona acido
  acetona solvente raro rara extran- feo fea fuerte malo gas chamusc- tostad- chicharr- burn- rubber plastic chemical sulfur sulphur
  egg eggs fish sweet acid weird strange bad awful horrible nasty terrible alcohol amoniaco pintura thinner tiner esmalte cloro medicina gasolina chamusquina quemazon candela metal vinagre remedio petroleo paint solvent vinegar gasoline bleach metallic escape exhaust funny off electrical fishy ozone ozono toasted hot wires`,
)
const sparks = lexicon(
  `chispa chispas chispita chispitas chispazo chispazos chispea chispeando chisporrot- chisporretea sacachispas fogonazo
  fogonazos arco_electrico arco_azul arco_grande arco_blanco salto_1_arco salto_un_arco arco_de_luz arco_de_corriente luz_azul_en hace_arco hacen_arco haciendo_arco arcos_electricos arqueando destello destellos spark sparks sparked sparking arcing flash flashes flashed relampaguea`,
)
const noise = lexicon(
  `hierve hirviendo hirviera herviendo hervir hervido burbujea burbujeando freidera freir friendo frie cruje crujido crujiendo crepita
  friendose frieran fritura frier traquea traqueando traquido trueno ronca roncando glu_glu gluglu tic_tic_tic chis_chis crac crak zzz tss tsss psss shh pops zumba zumbido zumbando pum paf puf bum explosioncita tronido estampido bombazo sizzling sizzle sizzles buzzing hums
  humming crackle crackling popping popped pop bang boom bubbling gurgling boiling click_click`,
)
/** A wall that sounds. */
const soundsHidden =
  /\b(chis|chisss?|tss+|zumb\w+|crepit\w+|ruido de (electricidad|corriente)|sizzl\w*|crackl\w*|buzz\w*)\b (\w+ ){0,6}(pared|toma\w*|tablero|wall|outlet)\b/
const abnormal = lexicon(
  `fuerte raro rara extran- feo fea como_si cada_vez olor huele quem- humo caliente negro salto loud weird strange smell
  burn- hot smoke oily smelled`,
)
/** A smell that needs no name, since it comes out of what has none. */
const stinks =
  /\b(hay|tiene|sale|saliendo|suelta|soltando|bota|botando|viene|siento|sentimos|da|coge|cogio|dejo|ahora|with|has|is|comes?|coming|smell) (\w+ ){0,3}(peste|pestilencia|tufo|hedor|mal olor|olor(cito)?|stink|stench|odor)\b(?! (a|de) (comida|nuev\w+|cafe|mar))|\b(apesta|hiede|stinks|reeks)\b/
const loudly =
  /\b(son[oó]|sonaron|traqueo|trono|exploto|estallo|revento|hizo|pego|dio|made) (\w+ ){0,3}(duro|durisimo|fuerte|tremendo|horrible|feo|estallido|explosion|pum|bang|pop|boom|ruido)\b/
const violent = lexicon(
  `friendose frieran fritura ronca roncando glu_glu gluglu tic_tic_tic chis_chis crac crak traquido zzz pum paf puf bum estampido bombazo tronido freidera hirviendo hirviera hierve burbujea burbujeando crepita crackling popping popped
  pop bang boom boiling bubbling gurgling sizzling tss tsss psss pops`,
)
const hot = lexicon(
  `caliente calientes calientita calentisim- calientisim- caldead- hirviendo ardiendo recalent- sobrecalent- quema queman pela pelan roja
  hot overheat- scorching boiling burning red_hot glowing calentando calentandose heating_up no_se_puede cant_touch can_not_touch`,
)
const veryHot =
  /\b(calient[ií]sim\w*|calentisim\w*|hirviendo|ardiendo|recalent\w*|sobrecalent\w*|al rojo|rojo vivo|que (quema|pela|arde)|no se (puede|deja) (ni )?(tocar|aguantar|agarrar)|(can ?t|can not|cannot) (even )?(touch|hold) it|heating up|overheat\w*|scorching|boiling|red hot|glowing|too hot|(very|really|super|so|extremely|burning) hot|hot to (the )?touch|(muy|super|demasiado|tan|bien|tremend\w+|mucho) (\w+ )?calient\w+|calient\w+ (de mas|demasiado|una barbaridad))\b/
const state =
  /\b(esta|estan|estaba|ta|puso|pusieron|pone|ponen|poniendo|quedo|siente|is|are|was|gets?|getting|feels?|se me|got|became)\b/
const melted = lexicon(
  `derrit- derret- derriti- se_funde se_fundio_el_cable aislante soldada_de soldado_de fundiendo fundiendose chamusc- achicharr- carboniz- tizn- deform- tostando tostad- melt- charred scorched singed
  blackened warped`,
)
const darkened =
  /\b(negr[oa]s?|carmelit\w+|prieto|prieta|marron\w*|amarill\w+|tostad\w+|cocinad\w+|ahumad\w+|black|brown(ed)?|discolou?red|toasted|cooked|sooty)\b/
const turning =
  /\b(poniendo|puso|pusieron|quedo|volvio|volviendo|esta|estan|salio|salieron|turn\w+|went|is|are|looks?|came)\b/
const swollen = lexicon(
  `hinch- inflad- inflo inflando inflamad- abomb- abult- bulto engord- gordit- gorda gordo prenada embarazad- crecio barrigon- barriga panza panzon-
  bulg- swell- swoll- puffed puffy puffing bloat- balloon- pillow almohada globo balon pelota ball domed expanded expanding`,
)
const liquids = lexicon(
  'liquido liquidos jugo baba acido electrolito aceite sustancia gel_que liquid fluid acid goo electrolyte',
)
const escapes = lexicon(
  `bota boto botando sale salio saliendo suelta soltando gotea goteando chorrea chorreando derram- cayo cayeron salpic- brinco brincaron salto
  saltaron rocio regado regando leak- drip- ooz- splash- spray- squirt- spill- got came`,
)
const onSomebody = /\b(me|le|les|nos) (\w+ ){0,4}encima\b|\bon (me|him|her|us|them|myself)\b/
const stings = /\b(me|le|les|nos) (\w+ )?(arde|arden|ardia|quema|queman|pica|pican|duele|duelen)\b/

const waters = lexicon(
  `agua aguacero lluvia llovio lloviendo llueve mar rio oleaje ola olas marea inundacion inundo inundada inundado inundaron
  inunda charco cubo cubeta balde piscina banera tina gotera goteras gotea goteando goteo dripping drips leak leaks leaking storm_surge tide crecida mojo mojaron mojada mojado mojados mojadas
  empap- ahogo ahogada ahogado sumergi- penetracion fango cisterna lavadero fregadero inodoro lago laguna arroyo zanja fosa sotano_inundado
  water orino orina orin meo pis pipi caldo urine pee peed flood flooded flooding floods rain rained raining wet soaked pool tub bathtub sink toilet bucket puddle seawater
  river lake pond creek ditch ocean submerged underwater drenched leaked cerveza refresco cafe sopa beer coffee soda juice`,
)
const reaches = lexicon(
  `cayo cae cayendo cayeron caido caida metio mete metiendo metida entro entra entrando entrado mojo mojaron mojada mojado mojados mojadas
  empap- llego llega llegando subio sube subiendo cubrio cubre cubierta tapo tapa hundio hundid- hundiendo sumergi- gotea goteando
  chorrea chorreando filtra filtrando filtro escurr- derram- viro vire viraron virar boto bote salpic- inundo inundado inundada
  inundaron inunda ahogo ahogad- bajo dentro adentro rodeado rodeada llovio lloviendo flotando
  fell fall falls falling dropped drop got getting dripping drips dripped leaking leaked pouring poured soaked wet
  arriba encima echando tirando spraying echo eche echaron lleno llena llenando llenaron volco volcaron vaciaron filled above on
  under underwater submerged splashed spilled spilt reached rising rose flooded flooding inside into onto over covered drenched rained raining`,
)
const isFeature =
  /\b(impermeable|waterproof|ip ?\d\d|intemperie|outdoors|afuera siempre|bomba|turbina|calentador|ducha electrica|heater|pump|lavadora|washing)\b/
/** Panels are made for rain. */
const withoutPanels = (text: string): string =>
  text.replace(/\b(panel(es|s)?|placas?( solares)?|modulos?)\b/g, ' ')

/** Rain on a panel is nothing; a flood is, for what it is wired to. */
export const isOnlyPanels = (text: string): boolean =>
  !has(withoutPanels(text), device) && !/inund|sumerg|flood|submerg/.test(text)

const standsIn =
  /\b(humed[oa]s?|mojad[oa]s?|damp|wet) (\w+ )?(por dentro|adentro|dentro|inside)\b|\b(sat|was|were|stood|been|esta|estuvo|paso) (\w+ ){0,3}(in|en) (\w+ ){0,4}(water|agua)\b|\b(en|dentro|bajo|debajo|in|inside|under) (del? |el |un |1 |la |the |a )?(\w+ )?(agua|charco|piscina|fango|inundacion|water|puddle|pool|mud)\b/

export const isWet = (text: string): boolean =>
  !isFeature.test(text) &&
  (close(text, waters, reaches, 8) || standsIn.test(text)) &&
  (close(withoutPanels(text), waters, device, 14) ||
    (dampInside.test(text) && has(withoutPanels(text), device)))

const dampInside =
  /\b(humed[oa]s?|mojad[oa]s?|damp|wet) (\w+ )?(por dentro|adentro|dentro|inside)\b/

/** 'está botando algo' */
const splashed = lexicon('salpic- brinco salto saltaron rocio splash- squirt- spray-')
const vague =
  /\b(botando|soltando|saliendo|echando|saliendole|sale|suelta|bota|leaking|oozing|dripping|coming out) (\w+ ){0,2}(algo|cosa|espuma|polvo|agua|something|stuff|foam|goo)\b/
const pierced =
  /\b(atraves(e|o|aron|ado|ada)|perfor(e|o|aron|ado|ada)|pinch(e|o|aron|ado|ada)|punctured|pierced|impaled|stabbed)\b/

export const isSwollen = (text: string): boolean =>
  (pierced.test(text) &&
    close(
      text,
      store,
      /\b(tornillo|clavo|cuchillo|taladro|screw|nail|knife|drill|atraves\w*|perfor\w*|pinch\w*|punctured|pierced|stabbed)\b/g,
      8,
    )) ||
  close(text, swollen, store, 12) ||
  (close(text, liquids, escapes, 6) && close(text, liquids, store, 8)) ||
  (vague.test(text) && has(text, store)) ||
  isMisshapen(text) ||
  isHit(text) ||
  oozesOut(text)

/** What a battery holds is on somebody. */
export const burnsSkin = (text: string): boolean =>
  (has(text, splashed) && has(text, body) && close(text, splashed, store, 7)) || isOnSkin(text)

const isOnSkin = (text: string): boolean =>
  has(text, liquids) &&
  (has(text, body) || stings.test(text) || onSomebody.test(text)) &&
  (has(text, escapes) || stings.test(text)) &&
  (has(text, store) || /\b(acido|acid|electrolito|electrolyte)\b/.test(text))

const glow = lexicon(
  'resplandor brillo_naranja luz_naranja luz_roja_adentro glow glowing glows incandescente',
)
/** A place in which equipment stands. */
const near = (text: string): boolean => has(text, device) || has(text, house)

export const overheats = (text: string): boolean =>
  burnsHands(text) ||
  (close(text, smell, burnt, 5) && (near(text) || /quem|burn|electric|goma|rubber/.test(text))) ||
  (stinks.test(text) && has(text, device)) ||
  (loudly.test(text) && has(text, device) && (stinks.test(text) || has(text, smell))) ||
  has(text, sparks) ||
  close(text, glow, store, 6) ||
  soundsHidden.test(text) ||
  (has(text, noise) &&
    close(text, noise, device, 14) &&
    (has(text, violent) || close(text, noise, abnormal, 5))) ||
  (veryHot.test(text) && close(text, hot, device, 12)) ||
  (close(text, hot, store, 6) && state.test(text)) ||
  close(text, melted, device, 10) ||
  (darkened.test(text) &&
    turning.test(text) &&
    /\b(enchuf\w+|clavija\w*|toma\w*|tomacorriente\w*|cables?|cordon|plug|outlet|wires?|cord|breakers?|regleta|borne\w*|conector\w*|bateri\w+|batter\w+|plastico|plastic)\b/.test(
      text,
    ) &&
    /\b(puso|poniendo|pusieron|salio|salieron|turn\w+|quem\w+|burn\w+|derret\w+|melt\w+|caliente|hot|warm|cooked|browned|toasted|plastico|tostad\w+)\b/.test(
      text,
    ))
