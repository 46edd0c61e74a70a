import { close, device, has, house, lexicon, store } from './lexicon.rules.ts'

/** Words that hardly ever mean anything but a fire. */
const flames = lexicon(
  `candela candelas candelazo lumbre hoguera brasas embers inferno fuego fuegos llamas llamita llamitas llamarada- flama flamas flamazo fogonazo fogata
  incendi- ardiendo ardio ardieron quemandose quemandome achicharrandose prendido_en_llamas explota explotan
  exploto explotaron explotando explosion explosiones estallo estallaron estallando estallido estallidos detono detonacion revento reventaron reventando
  humo humazo humareda humarada humadera humero humeando humea humeante humos fumarada
  fire fires flame flames flaming ablaze blaze blazing smoke smokes smoky smoking smoldering smouldering smouldering
  exploded exploding explosion explodes blew_up blowing_up burst_into`,
)
const vapour = lexicon('vaho vahos vapor vapores fumes steam haze mist nube gas gases neblina')
const coming = lexicon(
  `sale salen salia salio saliendo echa echando bota botando suelta soltando tira tirando escapa escapando coming vented vents
  comes pouring leaking venting releasing rising brota brotando`,
)
const haze =
  /\b(hay|veo|vi|como|sale|there is|there was|theres|see) (\w+ ){0,2}(neblina|niebla|nube|haze|mist|fog)\b/
const hissing = lexicon(
  `hiss hisses hissing sizzle sizzling silba silban silbando silbido chifla chiflan chiflando chiflido sisea siseando
  siseo venting bufa bufando`,
)
const poison = lexicon('vapor vapores fumes gases humos')
/** 'llama' is a flame only where something takes, throws or has one. */
const flame =
  /\b(cog\w+|hay|ech\w+|sal\w+|bot\w+|tir\w+|lanz\w+|veo|vi|con|en|1|mucha|levant\w+) llama\b|\b(corr\w+|ayud\w+|auxilio|socorro)\b.*\bse (me |nos )?(esta )?quem\w+|\b(about|going|ready|starting|seems) to (explode|blow( up)?|burst|catch|burn)\b/
const irritates =
  /\b(irritad\w+|toser|tos|tosiendo|garganta|ahog\w+|cough\w*|throat|choking|eyes burn\w*)\b/
const aflame =
  /\bse (me |nos |le )?(esta\w* |estan |estaba )?(prendio|prendieron|prendiendo|quemando|incendio|incendiando|incendia|encendio sol[ao]) (\w+ ){0,3}(cuarto|casa|cortina|techo|cables?|bateri\w+|cajas?|colchon|pared|mueble|toma\w*|breakers?|cocina|garaje|enchuf\w+|regleta|equipo|panel\w*|todo)\b|\b(cuarto|casa|cortina|techo|cables?|bateri\w+|cajas?|pared|toma\w*|breakers?|enchuf\w+|regleta|panel\w*) (\w+ ){0,4}se (me |nos |le )?(esta\w* |estan |estaba )?(prendio|prendieron|prendiendo|quemando|incendi\w+)\b|\bse (me |nos |le )?queman? (la|mi|el|toda la|nuestra) (\w+ )?(casa|cocina|cuarto|techo|garaje|edificio|instalacion|cuadro|tablero|contador|regleta|extension|cable|toma\w*|enchufe)\b|\b(bola|lengua|lenguetazo|cortina|nube) (\w+ )?de (fuego|candela|humo)\b|\b(is|are|was|started|starts|keeps|thing|still) (\w+ )?burning\b|\bburning (inside|through|right|in the|on the|now|up)\b|\bsets? (\w+ )?on fire\b|\bburning (\w+ )?(inverter|battery|batteries|station|panel|outlet|wires?|box|equipment)\b|\bse (me |nos )?prendi\w+ (en )?(\w+ )?(la|el|en la|en el) (sala|cuarto|casa|cocina|pasillo|garaje|portal|patio)\b|\b(patinete|patineta|moto\w*|triciclo|bici\w*|scooter|hoverboard)\b (\w+ ){0,2}se (me |nos |le )?(prendio|quemo|incendio|enciende|encendio)\b|\b(apag\w+|put out|extinguish\w*) (\w+ ){0,4}(bateria|inversor|estacion|battery|inverter|station) (\w+ ){0,2}(con|with) (\w+ )?(agua|cubo|manguera|arena|tierra|trapo|colcha|extintor|water|bucket|hose|sand|blanket|extinguisher)\b/

/** Something burns, smokes or is about to. */
export const burns = (text: string): boolean =>
  has(text, flames) ||
  aflame.test(text) ||
  flame.test(text) ||
  (haze.test(text) && has(text, device)) ||
  close(text, hissing, store, 12) ||
  close(text, poison, store, 4) ||
  (irritates.test(text) && has(text, vapour) && has(text, store)) ||
  (close(text, vapour, coming, 6) && (close(text, vapour, device, 12) || has(text, house)))
