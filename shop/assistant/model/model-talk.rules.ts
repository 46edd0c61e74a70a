export interface ToolShape {
  readonly name: string
  readonly description: string
  readonly schema: object
}
export interface ToolCall {
  readonly id: string
  readonly name: string
  readonly input: unknown
}
export type TalkMessage =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly role: 'tools'; readonly results: readonly { id: string; output: string }[] }

export interface Talk {
  readonly system: string
  readonly messages: readonly TalkMessage[]
  readonly tools: readonly ToolShape[]
}
export interface ModelReply {
  readonly text: string
  readonly calls: readonly ToolCall[]
  /** False where the service ended it before its end: too long, or refused. */
  readonly isWhole: boolean
}

/** A reply that arrives event by event. */
export interface Collector {
  /** Takes one event and returns the text that it adds; throws for an event that reports an error. */
  take(event: unknown): string
  reply(): ModelReply
}

/** Request and response format of a kind of service. */
export interface Dialect {
  readonly base: string
  readonly path: string
  headers(key: string): Record<string, string>
  /** `isOld` for a service that refuses the present names of its parameters. */
  body(model: string, talk: Talk, isOld: boolean): object
  collector(): Collector
  /** A whole response, of a service that does not stream. */
  read(answer: unknown): ModelReply | null
}

/** Reasoning counts too. */
export const maxTokens = 2_000

/** The input of a call; null where it is no JSON, which a tool then refuses. */
export function inputOf(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
