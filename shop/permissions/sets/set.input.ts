import { z } from 'zod'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { isLonger, isReadableName, noChoice, oneLine } from '#kernel/text/text-input.ts'
import { isPermission, type Permission, permissions } from '#kernel/user.ts'
import { maxSetName, permissionField, setFormData } from './set-form.rules.ts'

const name = z.string().transform((text) => oneLine(text, maxSetName + 1))
const chosen = z
  .string()
  .transform((id) => (id === noChoice || id === '' ? null : id))
  .pipe(z.uuid().nullable())

/** An empty choice, as of a form that was cut off, lifts no restriction. */
const assigned = z
  .string()
  .transform((id) => (id === noChoice ? null : id))
  .pipe(z.uuid().nullable())
const isSure = z.literal('on').optional().catch(undefined)

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save_set'), id: chosen, name, permissions: z.array(z.string()) }),
  z.object({ intent: z.literal('remove_set'), id: z.uuid() }),
  z.object({ intent: z.literal('assign'), user: z.uuid(), set: assigned }),
  z.object({ intent: z.literal('name_owner'), user: z.uuid(), isSure }),
  z.object({ intent: z.literal('step_down'), isSure }),
])

export type PermissionChange = z.infer<typeof form>

/** What the owner's page sends, or null. */
export function readPermissionChange(
  posted: Readonly<Record<string, unknown>>,
): PermissionChange | null {
  const ticked = permissions.filter((one) => posted[permissionField(one)] === 'on')
  return form.safeParse({ ...posted, permissions: ticked }).data ?? null
}

export type SetProblem = 'name_missing' | 'name_too_long' | 'nothing_permitted'

/** Why a set cannot be saved as it was sent. */
export function setProblem({
  name,
  permissions: ticked,
}: Pick<
  Extract<PermissionChange, { intent: 'save_set' }>,
  'name' | 'permissions'
>): SetProblem | null {
  if (!isReadableName(name)) return 'name_missing'
  if (isLonger(name, maxSetName)) return 'name_too_long'
  return ticked.length === 0 ? 'nothing_permitted' : null
}

export const permissionsOf = (texts: readonly string[]): Permission[] => texts.filter(isPermission)

interface StoredSet {
  readonly id: string
  readonly name: string
  readonly permissions: readonly Permission[]
  readonly members: readonly string[]
}

/** What is stored of what a form of the owner's page is about, by its fields; nothing of one that only adds or removes. */
export function permissionFormData(
  { intent, id, user = '' }: Readonly<Record<string, string>>,
  sets: readonly StoredSet[],
): FormValues {
  const own = sets.find((set) => (intent === 'assign' ? set.members.includes(user) : set.id === id))
  if (intent === 'assign') return { set: own?.id ?? noChoice }
  return intent === 'save_set' && own ? setFormData(own) : {}
}
