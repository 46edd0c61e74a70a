import { z } from 'zod'

const openAiCall = z.object({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})
const openAiMessage = z.object({
  content: z.string().nullish(),
  tool_calls: z.array(openAiCall).nullish(),
})
export type OpenAiCall = z.infer<typeof openAiCall>

/** A response in the format of OpenAI. */
export const openAiAnswer = z.object({
  choices: z
    .array(z.object({ message: openAiMessage, finish_reason: z.string().nullish() }))
    .min(1),
})
/** A part of a streamed one; the last has no choices but the usage. */
export const openAiChunk = z.object({
  choices: z.array(
    z.object({ delta: openAiMessage.nullish(), finish_reason: z.string().nullish() }),
  ),
})

const block = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('tool_use'), id: z.string(), name: z.string(), input: z.unknown() }),
  z.object({ type: z.string() }).transform(() => ({ type: 'other' as const })),
])

/** A response of Anthropic; unknown kinds of blocks are ignored. */
export const anthropicAnswer = z.object({
  content: z.array(block),
  stop_reason: z.string().nullish(),
})
/** An event of a streamed one; unknown kinds are ignored. */
export const anthropicEvent = z.union([
  z.object({ type: z.literal('content_block_start'), index: z.number(), content_block: block }),
  z.object({
    type: z.literal('content_block_delta'),
    index: z.number(),
    delta: z.union([
      z.object({ type: z.literal('text_delta'), text: z.string() }),
      z.object({ type: z.literal('input_json_delta'), partial_json: z.string() }),
      z.object({ type: z.string() }).transform(() => ({ type: 'other' as const })),
    ]),
  }),
  z.object({
    type: z.literal('message_delta'),
    delta: z.object({ stop_reason: z.string().nullish() }),
  }),
  z.object({ type: z.literal('error') }),
  z.object({ type: z.string() }).transform(() => ({ type: 'other' as const })),
])
