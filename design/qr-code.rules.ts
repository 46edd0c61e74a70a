/** One size for every text: version 10, low correction, mask 0, as ISO 18004 lays them down. */
const size = 57
const room = 274
const blockLengths = [68, 68, 69, 69] as const
const corrections = 18
const formatBits = 0b111011111000100
const versionBits = 0b001010010011010011
const squares = [
  [28, 6],
  [6, 28],
  [28, 28],
  [50, 28],
  [28, 50],
  [50, 50],
] as const
export const longestQrText = 271

/** Multiplies in the field of 256 elements that corrections are reckoned in. */
function product(a: number, b: number): number {
  let result = 0
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >>> 7) * 0x11d)
    result ^= ((b >>> bit) & 1) * a
  }
  return result
}

/** The polynomial whose roots are the first powers of 2, without its leading 1. */
function generator(): number[] {
  const factors: number[] = [...Array(corrections - 1).fill(0), 1]
  for (let round = 0, root = 1; round < corrections; round++, root = product(root, 2))
    for (let at = 0; at < corrections; at++)
      factors[at] = product(factors[at] ?? 0, root) ^ (factors[at + 1] ?? 0)
  return factors
}
const factors = generator()

/** What is added to a block so that a reader can mend it. */
function correctionOf(block: readonly number[]): number[] {
  let rest = factors.map(() => 0)
  for (const byte of block) {
    const lead = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((kept, at) => kept ^ product(factors[at] ?? 0, lead))
  }
  return rest
}

/** Kind, length and bytes, filled up, in blocks with their corrections, one codeword of each in turn. */
function codewordsOf(bytes: Uint8Array): number[] {
  const nibbles = [4, ...[12, 8, 4, 0].map((shift) => (bytes.length >>> shift) & 15)]
  for (const byte of bytes) nibbles.push(byte >>> 4, byte & 15)
  const data = [...nibbles, 0].flatMap((nibble, at, all) =>
    at % 2 === 0 ? [nibble * 16 + (all[at + 1] ?? 0)] : [],
  )
  for (let fill = 0xec; data.length < room; fill ^= 0xec ^ 0x11) data.push(fill)
  const blocks = blockLengths.map((length, at) => {
    const from = 68 * at + Math.max(0, at - 2)
    return data.slice(from, from + length)
  })
  const inTurn = (rows: readonly number[][]) =>
    Array.from({ length: 69 }, (_, at) => rows.flatMap((row) => row.slice(at, at + 1))).flat()
  return [...inTurn(blocks), ...inTurn(blocks.map(correctionOf))]
}

/** `true` is dark; null while nothing stands there. */
type Grid = (boolean | null)[][]

const set = (grid: Grid, x: number, y: number, isDark: boolean) => {
  const row = grid[y]
  if (row && x >= 0 && x < size) row[x] = isDark
}

/** Rings around a middle, all dark but these. */
function rings(grid: Grid, [x, y]: readonly number[], reach: number, light: readonly number[]) {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right))
      set(grid, (x ?? 0) + right, (y ?? 0) + down, !light.includes(ring))
    }
}

/** What readers find their way by: rulers, small squares and three corners. */
function guides(): Grid {
  const ruler = (at: number) => at % 2 === 0
  const grid: Grid = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (x === 6 ? ruler(y) : y === 6 ? ruler(x) : null)),
  )
  for (const middle of squares) rings(grid, middle, 2, [1])
  for (const corner of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    rings(grid, corner, 4, [2, 4])
  return grid
}

/** Where the format stands beside the first corner; 6 belongs to the rulers. */
const near = [0, 1, 2, 3, 4, 5, 7, 8, 7, 5, 4, 3, 2, 1, 0]
const isSet = (bits: number, at: number) => ((bits >>> at) & 1) === 1

/** How the code is made, each said twice. */
function writeFacts(grid: Grid): void {
  for (const [at, place] of near.entries()) {
    const isFirst = at < 8
    set(grid, isFirst ? 8 : place, isFirst ? place : 8, isSet(formatBits, at))
    set(grid, isFirst ? size - 1 - at : 8, isFirst ? 8 : size - 15 + at, isSet(formatBits, at))
  }
  set(grid, 8, size - 8, true)
  for (let at = 0; at < 18; at++) {
    const [far, side] = [size - 11 + (at % 3), Math.floor(at / 3)]
    set(grid, far, side, isSet(versionBits, at))
    set(grid, side, far, isSet(versionBits, at))
  }
}

/** In pairs of columns from the right, up and down in turn. */
const path = [...Array(28).keys()].flatMap((pair) => {
  const right = size - 1 - pair * 2 - (pair > 24 ? 1 : 0)
  return [...Array(size).keys()].flatMap((step) => {
    const y = pair % 2 === 0 ? size - 1 - step : step
    return [[right, y] as const, [right - 1, y] as const]
  })
})

/** Around what already stands. */
function writeCodewords(grid: Grid, codewords: readonly number[]): void {
  const free = path.filter(([x, y]) => grid[y]?.[x] === null)
  for (const [at, [x, y]] of free.entries())
    set(grid, x, y, isSet(codewords[at >>> 3] ?? 0, 7 - (at & 7)) !== ((x + y) % 2 === 0))
}

/** The squares of the QR code of a text, row by row; null for one that is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  if (bytes.length > longestQrText) return null
  const grid = guides()
  writeFacts(grid)
  writeCodewords(grid, codewordsOf(bytes))
  return grid.map((row) => row.map(Boolean))
}
