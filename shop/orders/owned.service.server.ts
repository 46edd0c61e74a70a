import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { ownedBy } from './owned.queries.server.ts'

const mostShown = 200

/** What somebody bought and was delivered, with the day it arrived. */
export const ownedEquipment = ({ db }: Needs, userId: string) =>
  inTransaction(asSystem(db, 'what a customer owns'), ({ tx }) => ownedBy(tx, userId, mostShown))
