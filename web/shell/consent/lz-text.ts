/** The LZ text format that the specification prescribes for the consent: 15 bits to a character. */
export const bitsOfCharacter = 15
export const shift = 32
export const short = 0
export const end = 2

/** The bit width of dictionary indexes; grows with the dictionary. */
export function widthFrom(bits: number, left: number) {
  const width = { bits, left }
  return {
    width,
    grow() {
      width.left -= 1
      if (width.left > 0) return
      width.left = 2 ** width.bits
      width.bits += 1
    },
  }
}

function bitStream(text: string) {
  let read = 0
  const next = (bits: number): number => {
    let number = 0
    for (let bit = 0; bit < bits; bit++, read++) {
      const value = text.charCodeAt(Math.floor(read / bitsOfCharacter)) - shift
      number |= ((value >> (bitsOfCharacter - 1 - (read % bitsOfCharacter))) & 1) << bit
    }
    return number
  }
  return { next, isOver: () => read > text.length * bitsOfCharacter }
}

/** The decompressed text; null for invalid input. */
export function decompressText(compressed: string): string | null {
  const { next, isOver } = bitStream(compressed)
  const { width, grow } = widthFrom(2, 1)
  const words = ['', '', '']
  const spelled = (kind: number): number => {
    grow()
    return words.push(String.fromCharCode(next(kind === short ? 8 : 16))) - 1
  }
  let text = ''
  let word = ''
  while (!isOver()) {
    const read = next(width.bits)
    if (read === end) return text
    const number = read < end ? spelled(read) : read
    const found = words[number] ?? (number === words.length ? word + word.charAt(0) : null)
    if (found === null) return null
    if (word !== '') {
      words.push(word + found.charAt(0))
      grow()
    }
    text += found
    word = found
  }
  return null
}
