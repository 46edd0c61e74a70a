/** Products per statement: other requests run between two statements. */
export const portionSize = 500

/** Splits a list into chunks, in order. */
export const portionsOf = <Thing>(
  things: readonly Thing[],
  size = portionSize,
): (readonly Thing[])[] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, index) =>
    things.slice(index * size, (index + 1) * size),
  )
