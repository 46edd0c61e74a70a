/** A number behind what it counts: 'los panel de 550 dos en paralelo', 'baterías de 12 V 100, dos'; 12 is a size. */
const after =
  /(?<![\d.,]|\b(?:de|of|a|al|con|por|x|para|to|with|for|series?|tipo|type|clase|class|modelo|model|calibre|awg) )\b([2-9]|1[013-9]) (?=(?:en|in) (?:serie|series|paralel\w*|parallel)\b|de (?:ell|es|est)[ao]s\b|of (?:them|those|these)\b|junt[ao]s\b|unid[ao]s\b|unidades\b|piezas\b|iguales\b|units\b|together\b|,|(?:y|al?|con|and|to|with) |$)/

/** How many there are by the words behind a noun; null where they say nothing of it. */
export function countedAfter(category: string, piece: string): number | null {
  if (category !== 'battery' && category !== 'panel') return null
  const count = Number(after.exec(piece)?.[1] ?? 0)
  return count > 1 ? count : null
}
