import type { ListedName } from '../lists/listed-name.rules.ts'
import { isPersonList } from './cuban-names.rules.ts'
import { nameTokens, nameWords } from './name-folding.rules.ts'
import { misspeltScore, nameScore } from './name-score.rules.ts'
import { charactersOf, rejoined } from './split-names.rules.ts'
import { minLengthRatio, Vocabulary } from './vocabulary.rules.ts'

interface Entry {
  readonly listed: ListedName
  readonly tokens: readonly string[]
  readonly characterCount: number
}

export interface NameHit {
  readonly listed: ListedName
  readonly score: number
}

const maxAcronymLength = 5
const minSignificant = 5
const containedScore = 0.9
const surnamesAloneCount = 0.8
const incompleteShipCounts = 0.8
const minScore = 0.6
const maxHits = 5
/** Fewer letters are those of many names. */
const minJoined = 10

const isAcronym = ({ listed, tokens }: Entry): boolean =>
  listed.kind !== 'person' && tokens.length === 1 && (tokens[0]?.length ?? 0) <= maxAcronymLength

const isCuban = ({ list, program }: ListedName): boolean =>
  list === 'CRL' || list === 'OWN' || program.includes('CUBA')

/** An index of every listed name, so that a name is compared with few candidates. */
export class ScreeningIndex {
  private readonly vocabulary = new Vocabulary()
  private readonly entries: Entry[] = []
  private readonly holders: number[][] = []
  private readonly acronyms = new Map<string, Entry[]>()
  private readonly byCharacters = new Map<string, Entry[]>()
  private readonly ids = new Map<string, ListedName[]>()
  private readonly wordsOfPersons = new Set<string>()
  private shared = new Float64Array(0)

  get size(): number {
    return this.entries.length
  }

  add(listed: ListedName): void {
    const tokens = nameTokens(listed.name)
    if (tokens.length === 0) return
    const entry = { listed, tokens, characterCount: tokens.join('').length }
    const place = this.entries.push(entry) - 1
    for (const id of listed.nationalIds) this.ids.set(id, [...(this.ids.get(id) ?? []), listed])
    if (isAcronym(entry)) {
      const [word = ''] = tokens
      this.acronyms.set(word, [...(this.acronyms.get(word) ?? []), entry])
      return
    }
    for (const token of new Set(tokens)) this.hold(token, place)
    if (entry.characterCount >= minJoined && tokens.length > 1) this.holdCharacters(entry)
    if (listed.kind === 'person' && tokens.length > 1)
      for (const token of tokens) this.wordsOfPersons.add(token)
  }

  private holdCharacters(entry: Entry): void {
    for (const characters of charactersOf(entry.listed.name))
      this.byCharacters.set(characters, [...(this.byCharacters.get(characters) ?? []), entry])
  }

  private hold(token: string, place: number): void {
    const id = this.vocabulary.idOf(token)
    const there = this.holders[id]
    if (there) there.push(place)
    else this.holders[id] = [place]
  }

  /** Listed names with this carné. */
  withId(nationalId: string): readonly ListedName[] {
    return this.ids.get(nationalId) ?? []
  }

  /** Listed names above the threshold, most similar first. */
  find(name: string, threshold: number): NameHit[] {
    const requested = nameTokens(name)
    const best = new Map<Entry, number>()
    for (const variant of [...this.spellings(requested), ...this.rejoined(name)])
      this.collect(variant, threshold, best)
    for (const entry of charactersOf(name).flatMap(
      (characters) => this.byCharacters.get(characters) ?? [],
    ))
      best.set(entry, Math.max(containedScore, best.get(entry) ?? 0))
    for (const entry of requested.flatMap((word) => this.acronyms.get(word) ?? []))
      best.set(entry, requested.length === 1 ? 1 : isCuban(entry.listed) ? containedScore : 0.75)
    return [...best]
      .map(([{ listed }, score]) => ({ listed, score }))
      .sort((a, b) => b.score - a.score)
      .slice(0, maxHits)
  }

  /** Two words may have been written as one, or one as two. */
  private spellings(requested: readonly string[]): (readonly string[])[] {
    return [
      requested,
      ...requested.flatMap((word, i) =>
        this.joined(requested, `${word}${requested[i + 1] ?? ''}`, i),
      ),
      ...requested.flatMap((word, i) => this.parted(requested, word, i)),
    ]
  }

  /** A piece of a word may look like an article: here all words count. */
  private rejoined(name: string): string[][] {
    const whole = rejoined(nameWords(name), (word) => this.vocabulary.has(word))
    return whole ? [nameTokens(whole.join(' '))] : []
  }

  private joined(requested: readonly string[], word: string, i: number): string[][] {
    if (i + 1 >= requested.length) return []
    const { vocabulary } = this
    const isKnown =
      requested.length === 2 ? vocabulary.alike(word).length > 0 : vocabulary.has(word)
    return isKnown ? [requested.toSpliced(i, 2, word)] : []
  }

  private parted(requested: readonly string[], word: string, i: number): string[][] {
    if (word.length < 6 || this.vocabulary.has(word)) return []
    const cuts = Array.from({ length: word.length - 5 }, (_, n) => n + 3)
    return cuts
      .map((cut) => [word.slice(0, cut), word.slice(cut)])
      .filter((parts) => parts.every((part) => this.vocabulary.has(part)))
      .map((parts) => requested.toSpliced(i, 1, ...parts))
  }

  private collect(requested: readonly string[], threshold: number, best: Map<Entry, number>): void {
    let highest = 0
    for (const place of this.touched(requested)) {
      const entry = this.entries[place]
      if (!entry) continue
      const needed = Math.max(minScore, Math.min(highest, threshold))
      if (this.maxPossible(requested, entry, place) < needed) continue
      const score = this.scoreOf(requested, entry)
      highest = Math.max(highest, score)
      if (score >= minScore && score > (best.get(entry) ?? 0)) best.set(entry, score)
    }
  }

  /** Upper bound of the score by the characters of the words alone; resets the counters. */
  private maxPossible(
    requested: readonly string[],
    { characterCount }: Entry,
    place: number,
  ): number {
    const shared = this.shared[place] ?? 0
    this.shared[place] = 0
    if (shared >= characterCount) return 1
    const initials = requested.filter((word) => word.length === 1).length
    const requestedShare = Math.min(1, (shared + initials) / requested.join('').length)
    // an initial may stand for a word of any length
    const listedShare = initials > 0 ? 1 : Math.min(1, shared / minLengthRatio / characterCount)
    return (0.5 + 0.5 * requestedShare) * (0.7 + 0.3 * listedShare)
  }

  /** Listed names that share a word; counts for each how many letters it could share. */
  private touched(requested: readonly string[]): readonly number[] {
    if (this.shared.length !== this.entries.length)
      this.shared = new Float64Array(this.entries.length)
    const places: number[] = []
    for (const word of new Set(requested)) if (word.length > 1) this.touch(word, places)
    return places
  }

  private touch(word: string, places: number[]): void {
    for (const token of this.vocabulary.alike(word))
      for (const place of this.holders[token] ?? []) {
        if (this.shared[place] === 0) places.push(place)
        this.shared[place] = (this.shared[place] ?? 0) + word.length
      }
  }

  private scoreOf(requested: readonly string[], { listed, tokens }: Entry): number {
    const score = nameScore(requested, tokens)
    if (listed.kind === 'vessel' || listed.kind === 'aircraft')
      return requested.length === tokens.length ? score : score * incompleteShipCounts
    if (listed.kind === 'person') return this.personScore(score, requested, tokens)
    if (this.isNamedLikePersons(tokens))
      return requested.length > tokens.length ? score * surnamesAloneCount : score
    const isContained =
      tokens.some((token) => token.length >= minSignificant) &&
      tokens.every((token) => requested.includes(token))
    return isContained ? Math.max(score, containedScore) : score
  }

  private personScore(
    score: number,
    requested: readonly string[],
    tokens: readonly string[],
  ): number {
    const fuller = this.isFuller(requested, tokens) ? containedScore : 0
    return Math.max(score, fuller, misspeltScore(requested, tokens))
  }

  /** A person may have more given names than the listed name. */
  private isFuller(requested: readonly string[], tokens: readonly string[]): boolean {
    return (
      tokens.length >= 3 &&
      new Set(tokens).size === tokens.length &&
      requested.length > tokens.length &&
      tokens.every((token) => requested.includes(token))
    )
  }

  /** A company named after surnames does not match every person who bears them. */
  private isNamedLikePersons(tokens: readonly string[]): boolean {
    return tokens.every((token) => this.wordsOfPersons.has(token) || isPersonList(token))
  }
}
