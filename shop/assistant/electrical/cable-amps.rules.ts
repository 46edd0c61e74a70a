/** What a cable carries, or which one carries so much. */
export interface CableAmps {
  readonly kind: 'cableAmps'
  /** Null where it is asked for. */
  readonly awg: string | null
  /** Null where the question is how much. */
  readonly amps: number | null
}

const cable = /\b(cables?|alambres?|wires?|conductor(es)?|awg|calibre|gauge)\b/
const gauge =
  /\b(?:awg|calibre|numero|gauge|no|nr|#) ?(\d{1,2}(?:\/0)?)\b|\b(\d{1,2}(?:\/0)?) ?-?(?:awg|gauge|calibre)\b|\b(?:cables?|alambres?|wires?) (?:de cobre |copper |de |del |numero )?(\d\/0|[2468]|1[0246])\b(?! ?(?:v|volt\w*|w|mm\w*|m|metro\w*|pie\w*|ft|feet|pares|a|amp\w*)\b)/
const current = /(?<![\d.,/])(\d{1,3})(?:[.,]\d)? ?-?(?:a|amp(?:s|er\w*)?)\b(?! ?-?h)/
const holds =
  /\b(aguant\w+|soport\w+|resist\w+|admit\w+|sirve|vale|da para|carr(y|ies)|handles?|takes?|holds?|good for|enough|pasan?|para|for|ampacidad|ampacity|cuantos amp\w*|how many amps)\b/
const which =
  /\b(que|cual|what|which) (\w+ ){0,2}?(cables?|alambres?|calibre|gauge|wires?|awg)\b|^ (?:cables?|calibre|wire) (?:para|for) \d/
const ofOther =
  /\b(inversor\w*|inverter\w*|kits?|panel\w*|solar|mc4|extension|fusibles?|fuses?|breakers?|interruptor\w*|precio|price|cuesta|vale|cost|trae|viene)\b/

/** The gauge that is named; null where none is. */
export function gaugeIn(text: string): string | null {
  const found = gauge.exec(text)
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null
}

export function cableAmpsIn(text: string): CableAmps | null {
  if (!cable.test(text) || ofOther.test(text)) return null
  const found = gauge.exec(text)
  const awg = gaugeIn(text)
  const rest = found ? text.replace(found[0], ' ') : text
  const amps = Number(current.exec(rest)?.[1] ?? 0) || null
  if (awg === null && (amps === null || !which.test(text))) return null
  return awg === null || amps !== null || holds.test(text) ? { kind: 'cableAmps', awg, amps } : null
}
