import { z } from 'zod'
import { noChoice } from '#kernel/text/text-input.ts'
import { isPermission, type Permission, permissions } from '#kernel/user.ts'
import { maxSetName, permissionField } from './set-form.rules.ts'

const name = z
  .string()
  .transform((text) => text.replace(/\s+/gu, ' ').trim())
  .pipe(z.string().min(1).max(maxSetName))
const chosen = z
  .string()
  .transform((id) => (id === noChoice || id === '' ? null : id))
  .pipe(z.uuid().nullable())

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save_set'), id: chosen, name, permissions: z.array(z.string()) }),
  z.object({ intent: z.literal('remove_set'), id: z.uuid() }),
  z.object({ intent: z.literal('assign'), user: z.uuid(), set: chosen }),
  z.object({ intent: z.literal('name_owner'), user: z.uuid() }),
  z.object({ intent: z.literal('step_down') }),
])

export type PermissionChange = z.infer<typeof form>

/** What the owner's page sends, or null. */
export function readPermissionChange(
  posted: Readonly<Record<string, unknown>>,
): PermissionChange | null {
  const ticked = permissions.filter((one) => posted[permissionField(one)] === 'on')
  return form.safeParse({ ...posted, permissions: ticked }).data ?? null
}

export const permissionsOf = (texts: readonly string[]): Permission[] => texts.filter(isPermission)
