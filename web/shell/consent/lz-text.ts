/** The LZ text format that the specification prescribes for the consent: 15 bits to a character. */
const bitsOfCharacter = 15
const shift = 32
const short = 0
const long = 1
const end = 2

/** The bit width of dictionary indexes; grows with the dictionary. */
function widthFrom(bits: number, left: number) {
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

function bitWriter() {
  let text = ''
  let value = 0
  let position = 0
  const write = (number: number, bits: number) => {
    for (let bit = 0; bit < bits; bit++) {
      value = (value << 1) | ((number >> bit) & 1)
      position += 1
      if (position < bitsOfCharacter) continue
      text += String.fromCharCode(value + shift)
      value = 0
      position = 0
    }
  }
  const finish = () => {
    write(0, bitsOfCharacter - position)
    return `${text} `
  }
  return { write, finish }
}

export function compressText(text: string): string {
  const { write, finish } = bitWriter()
  const { width, grow } = widthFrom(2, 2)
  const known = new Map<string, number>()
  const unwritten = new Set<string>()
  const emit = (word: string) => {
    if (unwritten.delete(word)) {
      const code = word.charCodeAt(0)
      write(code < 256 ? short : long, width.bits)
      write(code, code < 256 ? 8 : 16)
      grow()
    } else write(known.get(word) ?? 0, width.bits)
    grow()
  }
  let word = ''
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (!known.has(character)) {
      known.set(character, known.size + 3)
      unwritten.add(character)
    }
    if (known.has(word + character)) word += character
    else {
      emit(word)
      known.set(word + character, known.size + 3)
      word = character
    }
  }
  if (word !== '') emit(word)
  write(end, width.bits)
  return finish()
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
