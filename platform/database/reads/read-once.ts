import type { Acting } from '../transaction.ts'

export const keyOf = (...parts: readonly unknown[]): string => JSON.stringify(parts)

/** For requests that only look; whoever changes something reads it anew. */
export const readOnce = <Value>(
  { reads, actor }: Acting,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> => reads?.stored?.of(`${actor.role} ${key}`, read) ?? read()
