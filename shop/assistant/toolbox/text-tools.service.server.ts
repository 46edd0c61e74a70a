import { guideIn } from '#shop/solar/guide/guide.service.server.ts'
import { rankingIn } from '../knowledge/ranking.server.ts'
import { noteText } from '../replies/facts.rules.ts'
import { knownAbout } from '../tools/knowledge-tools.service.server.ts'
import { policyOn, provinceToday } from '../tools/policy-tools.service.server.ts'
import type { Topic } from '../understanding/topics.rules.ts'
import type { ToolRuns, ToolTurn } from './tool-turn.service.server.ts'

const maxPassages = 3

function chapterOf(turn: ToolTurn, id: string) {
  const chapter = guideIn(turn.ctx.locale).chapters.find((one) => one.id === id)
  if (!chapter) return null
  for (const point of chapter.points) noteText(turn.facts, point)
  const { title, points } = chapter
  return { chapter: id, title, points, path: `/guia-instalacion#${id}` }
}

export const textTools: ToolRuns<'province_delivery' | 'guide' | 'policy' | 'search_texts'> = {
  province_delivery: (turn, { province }) => provinceToday(turn, province),
  async guide(turn, { chapter }) {
    const chapters = guideIn(turn.ctx.locale).chapters.map(({ id, title }) => ({ id, title }))
    if (chapter === undefined) return { chapters }
    return chapterOf(turn, chapter) ?? { error: 'no such chapter', chapters }
  },
  policy: (turn, { topic }) => policyOn(turn, topic as Topic),
  async search_texts(turn, { question }) {
    const ranked = rankingIn(turn.ctx.locale)(question).slice(0, maxPassages)
    const known = await Promise.all(ranked.map(({ id }) => knownAbout(turn, id)))
    return { passages: known.filter((one) => one !== null) }
  },
}
