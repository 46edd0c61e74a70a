import { createContext, useContext } from 'react'
import type { StaffUser } from '#shop/permissions/panel-access.rules.ts'

/** What whoever sits before the panel may do; nothing until the layout says it. */
export const StaffContext = createContext<StaffUser>({ permitted: [], isOwner: false })

export const useStaff = (): StaffUser => useContext(StaffContext)
