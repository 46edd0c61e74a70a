const engine =
  /\b(planta|plantica|generador\w*|generator\w*|genny|genset|motor de (gasolina|petroleo)|motorcito)\b(?! (solar|portatil|de energia|de litio|de bateria))/
const exhaust = /\b(humo|humito|gas|gases|escape|olor a gasolina|peste|tufo|smoke|fumes?|exhaust)\b/
const comesIn =
  /\b(se (me |nos |le )?(mete|cuela|esta metiendo|va|entra)|entra|entrando|llega|llegando|llena|llenando|llen[oa]|lleg\w+|com(es?|ing) (in|into|through)|getting (in|into)|fills?|filling|enters?)\b/
const home =
  /\b(casa|cuarto|cuartos|sala|cocina|ventanas?|apartamento|pasillo|escalera|edificio|adentro|dentro|house|home|room|bedroom|windows?|apartment|inside)\b/
/** Where what comes out of it is drawn into a house. */
const beside =
  /\b(debajo|junto|pegad\w|al lado|cerca|frente|delante|contra|under|below|beneath|beside|next to|near|by|against|outside) (\w+ ){0,2}(ventana|puerta|window|door|vent)s?\b/
const runs =
  /\b(pongo|pone|ponemos|puse|puso|tengo|tiene|tenemos|esta|dejo|dejamos|prendo|prendemos|prendid\w|encendid\w|arranc\w+|funcionando|trabajando|andando|run|running|runs|have|keep|put)\b/
const alarm =
  /\b(co|monoxido|carbon monoxide|gas|humo) (alarm|detector|alert|sensor)\b|\b(alarma|detector|sensor) (\w+ )?(de )?(co|monoxido|gas|carbono)\b/
const sounding =
  /\b(suena|sonando|sono|pita|pitando|chilla|chillando|se (me )?(disparo|activo|prendio)|going off|went off|beep\w*|chirp\w*|sounding|screaming)\b/
const bought = /\b(vend\w+|cuest\w+|precio|compr\w+|sell|buy|price|cost)\b/

const smokeAlarm =
  /\b(smoke|fire) (alarm|detector)s?\b|\b(alarma|detector|sensor) (\w+ )?(de )?(humo|incendio|fuego)\b/
/** 'smoke alarm' alone names a thing. */
export const smokeAlarmSounds = (text: string): boolean =>
  smokeAlarm.test(text) && sounding.test(text) && !bought.test(text)

/** Exhaust gets into a house. */
export const poisonsAir = (text: string): boolean => {
  if (bought.test(text)) return false
  if (alarm.test(text) && sounding.test(text)) return true
  if (!engine.test(text)) return false
  return (
    (exhaust.test(text) && comesIn.test(text) && home.test(text)) ||
    (beside.test(text) && runs.test(text))
  )
}
