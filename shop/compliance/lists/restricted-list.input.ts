import { z } from 'zod'
import type { ListedName } from './listed-name.rules.ts'

const file = z.object({
  entries: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(1000),
        aliases: z.array(z.string().trim().min(1).max(1000)).default([]),
        category: z.string().default(''),
      }),
    )
    .min(1),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The names of `cuba-restricted-list.json`; null for another format. */
export function restrictedNames(text: string): ListedName[] | null {
  const read = file.safeParse(parsed(text))
  if (!read.success) return null
  return read.data.entries.flatMap(({ name: entity, aliases, category }) =>
    [entity, ...aliases].map((name) => ({
      name,
      entity,
      list: 'CRL',
      kind: 'entity' as const,
      program: category === '' ? 'Cuba Restricted List' : `Cuba Restricted List: ${category}`,
      birthDates: [],
      nationalIds: [],
    })),
  )
}
