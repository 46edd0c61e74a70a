import type { FormValues } from '#kernel/text/merged-form.ts'
import { type Permission, permissions } from '#kernel/user.ts'

export const maxSetName = 60

/** Under which heading each permission stands. */
export const permissionGroups = {
  sales: ['orders', 'packing', 'payments', 'compliance'],
  shop: ['catalogue', 'content'],
  figures: ['accounting', 'customers'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>

/** The box of a permission in the form of a set. */
export const permissionField = (permission: Permission): string => `may_${permission}`

/** A stored set by the fields of its form, as it sends them. */
export const setFormData = (set: {
  readonly name: string
  readonly permissions: readonly Permission[]
}): FormValues => ({
  name: set.name,
  ...Object.fromEntries(
    permissions.map((one) => [permissionField(one), set.permissions.includes(one) ? 'on' : '']),
  ),
})
