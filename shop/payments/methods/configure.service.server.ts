import { isTransfer, type PaymentMethod } from '#kernel/payment-method.ts'
import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import {
  codeOf,
  type MethodLimits,
  type MethodTexts,
  type TransferDetails,
} from './method.rules.ts'
import {
  insertTransferMethod,
  storeSecondPerson,
  writeMethod,
  writeTexts,
} from './methods.queries.server.ts'
import { type MethodSettings, methodSettings } from './methods.service.server.ts'
import { writeToOwners } from './receiving-emails.service.server.ts'

interface Configured {
  readonly limits: MethodLimits | undefined
  readonly transfer: TransferDetails | null
  readonly texts: MethodTexts | null
}

const noted = ({ limits, transfer, texts }: Configured) =>
  limits
    ? {
        ...(texts && {
          name: texts.name,
          instructions: texts.instructions.es,
          instructions_en: texts.instructions.en,
        }),
        is_active: limits.isActive,
        destinations: [...limits.destinations],
        ...{ least_cents: limits.min, most_cents: limits.max },
        ...(transfer && {
          recipient: transfer.recipient,
          registered_name: transfer.registeredName,
          second_person_above_cents: transfer.secondPersonAbove,
        }),
      }
    : null

const asBefore = (
  { limits, transfers }: MethodSettings,
  method: PaymentMethod,
  texts: MethodTexts | null,
): Configured => ({
  limits: limits.find((one) => one.method === method),
  transfer: transfers[method] ?? null,
  texts,
})

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

async function protectWaiting(
  ctx: Needs & { readonly tx: Tx },
  method: PaymentMethod,
  before: TransferDetails | undefined,
  after: TransferDetails | null,
) {
  if (!before || !after || after.secondPersonAbove <= before.secondPersonAbove) return
  await asSystemWithin(ctx, 'a raised sum frees no transfer that waits', ({ tx }) =>
    storeSecondPerson(tx, method, before.secondPersonAbove),
  )
}

/** Stores a method's settings, audits the change and writes to the owners where money goes elsewhere; row security lets only owners do it. Transfers that wait for two persons keep waiting for them. */
export const setMethod = (
  ctx: Needs<'now' | 'requestId' | 'shopUrl'>,
  limits: MethodLimits,
  /** Of a transfer; without texts they stay. */
  transfer: (TransferDetails & { readonly texts?: MethodTexts }) | null,
): Promise<Result<null, 'name_taken'>> =>
  inTransaction(ctx, async (inside): Promise<Result<null, 'name_taken'>> => {
    const { method } = limits
    const details = isTransfer(method) ? transfer : null
    const texts = details?.texts ?? null
    const before = await methodSettings(inside)
    const others = before.infos.filter((info) => info.method !== method)
    if (texts && others.some(({ name }) => isSameName(name, texts.name)))
      return refused('name_taken')
    await writeMethod(inside.tx, limits, details)
    if (texts) await writeTexts(inside.tx, method, texts)
    await protectWaiting(inside, method, before.transfers[method], details)
    const known = before.infos.find((info) => info.method === method) ?? null
    await recordChanges(inside, [
      {
        ...{ area: 'payment_method', subject: method, action: 'changed' },
        before: noted(asBefore(before, method, texts && known)),
        after: noted({ limits, transfer: details, texts }),
      },
    ])
    await writeToOwners(inside, texts ?? known, before.transfers[method], details)
    return ok(null)
  })

export type AddRefusal = 'name_missing' | 'name_taken'

/** Adds a manual transfer, closed until the owner says where its money goes. */
export const addTransferMethod = (
  ctx: Needs<'now' | 'requestId'>,
  name: string,
): Promise<Result<string, AddRefusal>> =>
  inTransaction(ctx, async (inside): Promise<Result<string, AddRefusal>> => {
    const method = codeOf(name)
    if (method === null) return refused('name_missing')
    const isNew = await insertTransferMethod(inside.tx, { method, name, added_at: inside.now })
    if (!isNew) return refused('name_taken')
    await recordChanges(inside, [
      { area: 'payment_method', subject: method, action: 'added', before: null, after: { name } },
    ])
    return ok(method)
  })
