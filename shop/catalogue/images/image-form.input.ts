import { z } from 'zod'
import { type Crop, moves } from './image-file.rules.ts'

const percent = z.coerce.number().min(0).max(100).catch(0)
const form = z.object({
  intent: z.enum(['add', 'crop', ...moves]).catch('add'),
  picture: z.string().max(200).catch(''),
  seen: z.string().max(4_000).catch(''),
  left: percent,
  top: percent,
  size: z.coerce.number().min(0).max(100).catch(100),
})

export function readImageForm(posted: Readonly<Record<string, unknown>>) {
  const { seen, left, top, size, ...read } = form.parse(posted)
  const crop: Crop = { left, top, size }
  return { ...read, crop, pictures: seen.split(/\s+/).filter(Boolean) }
}
