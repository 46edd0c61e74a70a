import type { Permission } from '#kernel/user.ts'

export const maxSetName = 60

/** The box of a permission in the form of a set. */
export const permissionField = (permission: Permission): string => `may_${permission}`
