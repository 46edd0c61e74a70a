import { bitsOfCharacter, end, shift, short, widthFrom } from './lz-text.ts'

const long = 1

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
