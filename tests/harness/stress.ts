/** A long loop in `npm run stress`, a short run of the same code everywhere else. */
export const rounds = (short: number, long: number): number =>
  process.env.STRESS === 'on' ? long : short

/** Chances that come again with the same seed. */
export function chances(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    happens: (share: number) => next() < share,
    oneOf: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
  }
}
export type Chances = ReturnType<typeof chances>
