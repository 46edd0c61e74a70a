/** So many products are written by one statement: the shop answers others between two of them. */
export const portionSize = 500

/** Many things in handy portions, in their order. */
export const portionsOf = <Thing>(
  things: readonly Thing[],
  size = portionSize,
): (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, index) =>
    things.slice(index * size, (index + 1) * size),
  )
