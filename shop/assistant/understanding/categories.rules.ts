import type { ProductCategory } from '#shop/catalogue/products/product.rules.ts'

const names: readonly (readonly [ProductCategory, RegExp])[] = [
  ['kit', /\bkits?\b|\bsistemas?\b|\bsolar systems?\b|equipos? completos?/],
  [
    'portable',
    /\bestacion(es)?\b|\bplantas?\b|\bgenerador(es)?\b|\bstations?\b|\bgenerators?\b|\bestacion\w*|energia portatil|portable power|powerbank|ecoflow|bluetti|\bportatil(es)?\b/,
  ],
  [
    'accessory',
    /\bcables?\b|\bmc4\b|conector|\bmppt\b|controlador|controllers?\b|\btransfer (?:panel|switch)\w*|\brails?\b|\bbrackets?\b|\bclamps?\b|\bconnectors?\b|regulador|breakers?|interruptor|fusible|\bfuses?\b|soporte|\brieles?\b|transferencia|protector|accesorio|accessor|(?:bombill[oa]s?|lamparas?|luces|focos?) (?:\w+ ){0,2}(?:recargables?|que (?:se )?(?:re)?carga\w*)|rechargeable bulbs?|estructura|derivacion|\bshunt\b|combinadora|cargador lifepo4|(?<!inversor )\bcargador(es)? (de |para )?(la |las )?(bateria|litio|\d)|battery chargers?|chargers? for (the |a )?batter|mounts?\b/,
  ],
  ['battery', /\bbaterias?\b|\bbatter(y|ies)\b|acumulador|\blifepo4\b|\blitio\b|\blithium\b/],
  ['panel', /\bpanel(es)?\b|\bpanels\b|\bplacas?\b|\bmodulos?\b/],
  [
    'inverter',
    /\binversor(es)?\b|(?<!\b(?:1|uno|split|aire|ac|refri\w*|nevera|btu|\*) )\binverters?\b(?! (?:mini ?-?)?(?:splits?|ac\b|air|aire|fridge|refri|\*))|convertidor|\bhibrid[oa]s?\b|\bhybrids?\b/,
  ],
]

/** The categories a text names, in its order. */
export function categoriesIn(text: string): ProductCategory[] {
  const found = names.flatMap(([category, words]) => {
    const at = text.search(words)
    return at < 0 ? [] : [{ category, at }]
  })
  return found.sort((a, b) => a.at - b.at).map(({ category }) => category)
}

/** Every noun of a category with its place, a compound one ('controlador mppt', 'batería de litio') once. */
export function nounsIn(text: string): { category: ProductCategory; at: number; end: number }[] {
  const found = names
    .flatMap(([category, words]) =>
      [...text.matchAll(new RegExp(words, 'g'))].map(({ index, 0: word }) => ({
        category,
        at: index,
        end: index + word.length,
      })),
    )
    .sort((a, b) => a.at - b.at)
  return found.filter(({ category, at }, index) => {
    const before = found[index - 1]
    return !(before?.category === category && / (de )?$/.test(text.slice(before.end, at)))
  })
}
