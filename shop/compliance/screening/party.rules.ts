import { birthDateOf, carnetDigits } from '../carnet.rules.ts'
import type { ListedName } from '../lists/listed-name.rules.ts'
import { keywordsInAddress, keywordsInName } from './keyword.rules.ts'
import { isReadable } from './name-folding.rules.ts'
import {
  type Evidence,
  type Hit,
  type Party,
  type PartyScreening,
  type ScreeningReason,
  verdictFor,
} from './screening.rules.ts'
import type { ScreeningIndex } from './screening-index.rules.ts'

/** From this score on, an equal birth date makes a match. */
const likeEnoughWithBirthDate = 0.8

const keywordList = 'OWN'

function evidenceOf(listed: ListedName, party: Party): Evidence | undefined {
  const id = carnetDigits(party.nationalId ?? '')
  if (id !== null && listed.nationalIds.includes(id)) return 'same_id'
  const birthDate = birthDateOf(party.nationalId ?? '')
  if (birthDate === null || listed.kind !== 'person' || listed.birthDates.length === 0) return
  return listed.birthDates.includes(birthDate) ? 'same_birth_date' : 'other_birth_date'
}

function hitOf(listed: ListedName, score: number, party: Party): Hit {
  const { name, list, program } = listed
  const evidence = evidenceOf(listed, party)
  const hit = { listName: name, list, program, score: Math.round(score * 1000) / 1000 }
  return evidence ? { ...hit, evidence } : hit
}

const keywordHits = ({ name, address = '' }: Party): Hit[] =>
  [...new Set([...keywordsInName(name), ...keywordsInAddress(address)])].map((word) => ({
    listName: word,
    list: keywordList,
    program: 'keyword',
    score: 1,
  }))

/** Evidence only raises the result: contradicting evidence is left to staff. */
const isListed = ({ score, evidence }: Hit, threshold: number): boolean =>
  score >= threshold ||
  evidence === 'same_id' ||
  (evidence === 'same_birth_date' && score >= likeEnoughWithBirthDate)

function reasonFor(party: Party, hits: readonly Hit[], threshold: number): ScreeningReason {
  if (hits.some((hit) => hit.program !== 'keyword' && isListed(hit, threshold))) return 'listed'
  if (hits.some((hit) => hit.program === 'keyword')) return 'keyword'
  return isReadable(party.name) ? 'clear' : 'unreadable'
}

/** Screens one party of an order and returns the outcome with its reasons. */
export function screenParty(
  index: ScreeningIndex,
  party: Party,
  threshold: number,
): PartyScreening {
  const name = party.name.slice(0, 200)
  const found = isReadable(party.name) ? index.find(name, threshold) : []
  const near = found.map(({ listed, score }) => hitOf(listed, score, party))
  const known = index
    .withId(carnetDigits(party.nationalId ?? '') ?? '')
    .map((listed) => hitOf(listed, 1, party))
  const hits = [...known, ...near, ...keywordHits(party)]
  const reason = reasonFor(party, hits, threshold)
  const score = Math.max(0, ...hits.map((hit) => hit.score))
  return { role: party.role, name, verdict: verdictFor(reason), reason, score, hits }
}
