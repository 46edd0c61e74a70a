import type { LegalBlock, LegalFacts, LegalSlug } from '#shop/legal/legal.rules.ts'
import { currentLegalText } from '#shop/legal/legal.service.server.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { shownArrival, statedDays } from '#shop/shipping/arrival/arrival.service.server.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { provinceServices } from '#shop/shipping/provinces.service.server.ts'
import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
import { note, noteText } from '../replies/facts.rules.ts'
import { type Chapter, placeOfTopic, type Topic } from '../understanding/topics.rules.ts'
import type { Turn } from './catalogue-tools.service.server.ts'

export async function legalFacts({ ctx }: Turn): Promise<LegalFacts> {
  const { phones, ...facts } = await currentShopFacts(ctx)
  const days = await statedDays(ctx, facts.preparationDays)
  return { ...facts, ...days, phone1: phones[0], phone2: phones[1] }
}

const linesOf = (block: LegalBlock): readonly string[] => {
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? block.rows.map((row) => row.join(': ')) : [block.text]
}

export interface Policy {
  readonly title: string
  readonly lines: readonly string[]
  readonly href: string
}

const maxLines = 6

/** The texts in force on a topic, unchanged. */
export async function policyOn(turn: Turn, topic: Topic): Promise<Policy> {
  const { slug, sections } = placeOfTopic(topic)
  const text = await currentLegalText(turn.ctx, slug satisfies LegalSlug, await legalFacts(turn))
  const requested = text.sections.filter(({ id }) => sections.includes(id))
  const each = Math.max(2, Math.floor(maxLines / Math.max(1, requested.length)))
  const lines = requested.flatMap(({ blocks }) => blocks.flatMap(linesOf).slice(0, each))
  for (const line of lines) noteText(turn.facts, line)
  return { title: text.title, lines, href: `/${slug}#${sections[0]}` }
}

/** How a province is served now, and when an order that is paid today arrives there, in the words of every page. */
export async function provinceToday(turn: Turn, code: string) {
  const province = provinceByCode(code)
  const services = await provinceServices(turn.ctx)
  const service = services.find((one) => one.code === code)
  if (!province || !service) return null
  const { mode, days } = service
  note(turn.facts, { figures: [days?.min], durations: [days?.max] })
  const { preparationDays } = await currentShopFacts(turn.ctx)
  const { isServed, text } = shownArrival(services, {
    ...{ locale: turn.ctx.locale, now: turn.ctx.now },
    ...{ preparationDays, provinceCode: code },
  })
  noteText(turn.facts, text)
  return { name: province.name, mode, days, arrival: isServed ? text : null }
}

export function chapterOf(turn: Turn, id: Chapter | 'revisar' | 'emergencias' | 'casa') {
  const chapter = guideIn(turn.ctx.locale).chapters.find((one) => one.id === id)
  if (!chapter) throw new Error(`the guide has no chapter ${id}`)
  for (const point of chapter.points) noteText(turn.facts, point)
  return {
    ...chapter,
    points: chapter.points as readonly string[],
    href: `/guia-instalacion#${id}`,
  }
}
