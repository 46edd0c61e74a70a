/** Promises; allowed only if one of the shop's own texts of this turn contains them. */
const promises = [
  /\bgratis\b|\bgratuit|\bfree\b|sin (?:costo|cargo)|no (?:charge|cost)|\bregal|\bgift|courtesy|cortesia/,
  /descuent|discount|rebaj|\bpromo|\boferta|half price|mitad de(?:l)? precio|\bdeal\b|cupon|coupon|precio especial|special price|\b[23] ?x ?[12]\b/,
  /garantiz|guarantee|promet(?!ed[oa])|promise|asegur\w+ que|aseguro|te lo asegur|de por vida|lifetime/,
  /\bmanana\b|tomorrow|\bhoy mismo\b|\btoday\b|next day|overnight|esta (?:misma )?semana|this week|proxima semana|next week/,
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/,
  /reembols|refund|devolv|money back|te devuelv/,
  /a plazos|en cuotas|fiado|financ|installments|pay later|pagar despues/,
  /disponible|available|in stock|en existencia|\bquedan\b|\bnos queda\b|queda (?:1|un|solo)|\bleft\b|agotad|sold out|unidades|ultim[oa]s? (?:unidad|pieza|que)|last (?:one|unit|few)|casi no quedan|se agota|running out/,
] as const

/** The promises that a folded sentence makes. */
export const promisesIn = (line: string): readonly RegExp[] =>
  promises.filter((promise) => promise.test(line))
