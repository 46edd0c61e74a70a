import { firstSound, minSimilarity, tokenSimilarity } from './similarity.rules.ts'

/** A bit mask with one bit per letter of the word. */
function characterMask(word: string): number {
  let mask = 0
  for (let i = 0; i < word.length; i += 1) {
    const place = word.charCodeAt(i) - 97
    mask |= 1 << (place >= 0 && place < 26 ? place : 26)
  }
  return mask
}

function bitsOf(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** Shorter words cannot reach the minimum similarity, whatever their letters. */
export const minLengthRatio = 0.58
/** With the longest equal prefix this becomes the minimum similarity. */
const minJaro = 2 / 3
/** Shorter words with another first letter are different words. */
const minToMisspell = 6
const maxRemembered = 20_000

/** All words of the listed names, indexed by first sound and length. */
export class Vocabulary {
  private readonly ids = new Map<string, number>()
  private readonly words: string[] = []
  private readonly masks: number[] = []
  private readonly shelves = new Map<string, number[]>()
  private readonly sounds = new Set<string>()
  private readonly remembered = new Map<string, readonly number[]>()

  has(word: string): boolean {
    return this.ids.has(word)
  }

  idOf(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.words.length
    this.ids.set(word, id)
    this.words.push(word)
    this.masks.push(characterMask(word))
    const sound = firstSound(word)
    const shelf = `${sound}${word.length}`
    this.sounds.add(sound)
    const there = this.shelves.get(shelf)
    if (there) there.push(id)
    else this.shelves.set(shelf, [id])
    this.remembered.clear()
    return id
  }

  /** Words similar enough to be a spelling of the given one. */
  alike(word: string): readonly number[] {
    const known = this.remembered.get(word)
    if (known) return known
    const found = this.look(word)
    if (this.remembered.size >= maxRemembered) this.remembered.clear()
    this.remembered.set(word, found)
    return found
  }

  private look(word: string): number[] {
    const sound = firstSound(word)
    const max = Math.floor(word.length / minLengthRatio)
    const mask = characterMask(word)
    const found: number[] = []
    for (let length = Math.ceil(word.length * minLengthRatio); length <= max; length += 1)
      for (const start of this.startsFor(word, sound, length))
        for (const token of this.shelves.get(`${start}${length}`) ?? [])
          if (this.isAlike(word, mask, token)) found.push(token)
    return found
  }

  /** A word that is no Cuban name may be misspelt at its start too. */
  private startsFor(word: string, sound: string, length: number): Iterable<string> {
    const isNear = Math.abs(length - word.length) <= 1 && word.length >= minToMisspell
    return isNear && !this.ids.has(word) ? this.sounds : [sound]
  }

  /** Excludes most words by their letter mask before the full comparison. */
  private isAlike(word: string, mask: number, token: number): boolean {
    const other = this.words[token] ?? ''
    const shared = word.length - bitsOf(mask & ~(this.masks[token] ?? 0))
    const maxJaro = (shared / word.length + Math.min(1, shared / other.length) + 1) / 3
    return maxJaro >= minJaro && tokenSimilarity(word, other) >= minSimilarity
  }
}
