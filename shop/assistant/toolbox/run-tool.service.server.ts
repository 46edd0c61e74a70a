import { z } from 'zod'
import { isStorable } from '#kernel/text/storable.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { applianceNames } from '#shop/solar/messages.service.server.ts'
import { noFacts } from '../replies/facts.rules.ts'
import { energyTools } from './energy-run-tools.service.server.ts'
import { productTools } from './product-tools.service.server.ts'
import { textTools } from './text-tools.service.server.ts'
import { allTools, refusedToolFields, type ToolName } from './tool-list.input.ts'
import type { ToolRuns, ToolTurn } from './tool-turn.service.server.ts'

const runs: ToolRuns<ToolName> = {
  ...productTools,
  ...energyTools,
  ...textTools,
  follow_order: async () => ({
    shown: 'A link to the page that mails the link of an order to its buyer. No order can be read.',
  }),
  hand_over: async () => ({ shown: 'A link to write to a person of the shop.' }),
}

const deviceCodes = () =>
  Object.entries(applianceNames('en'))
    .map(([code, name]) => `${code} ${name}`)
    .join(', ')

/** What a tool is for; with the codes of the devices where it takes any. */
export const descriptionOf = (name: ToolName): string => {
  const { description, input } = allTools[name]
  return 'devices' in input.shape
    ? `${description} Codes of devices: ${deviceCodes()}.`
    : description
}

export const schemaOf = (input: z.ZodType) => z.toJSONSchema(input, { io: 'input' })

export const newTurn = (ctx: ToolTurn['ctx']): ToolTurn => ({
  ctx,
  facts: noFacts(),
  shown: new Map(),
  used: new Set(),
})

export type ToolResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/** The fields with a text that no database can hold. */
const unstorable = (input: object): [string, string][] =>
  Object.entries(input).flatMap(([name, value]) =>
    isStorable([name, value]) ? [] : [[name, 'text with NUL or half a character']],
  )

/** Runs a tool in one transaction; invalid input is refused with the names of its fields. */
export async function runTool(turn: ToolTurn, name: ToolName, input: unknown): Promise<ToolResult> {
  const read = allTools[name].input.safeParse(input ?? {})
  if (!read.success) return { ok: false, fields: refusedToolFields(read.error) }
  const texts = unstorable(read.data)
  if (texts.length > 0) return { ok: false, fields: Object.fromEntries(texts) }
  turn.used.add(name)
  const value = await inTransaction(turn.ctx, (inside) =>
    runs[name]({ ...turn, ctx: { ...turn.ctx, ...inside } }, read.data as never),
  )
  return { ok: true, value }
}
