import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import {
  allSynonyms,
  deleteSynonym,
  insertSynonym,
  type KnownSynonym,
} from './synonyms.queries.server.ts'

export const knownSynonyms = (ctx: Needs): Promise<KnownSynonym[]> =>
  inTransaction(ctx, ({ tx }) => allSynonyms(tx))

type Noting = Needs<'now' | 'requestId'>
type Taught<Code extends string> = Promise<Result<null, Code>>
const about = (term: string) => ({ area: 'synonym' as const, subject: term })

/** A search for one term then finds the other too. */
export const teachSynonym = (ctx: Noting, input: KnownSynonym): Taught<'synonym_known'> =>
  inTransaction(ctx, async (inside): Taught<'synonym_known'> => {
    if (!(await insertSynonym(inside.tx, input))) return refused('synonym_known')
    const after = { means: input.means }
    await recordChanges(inside, [{ ...about(input.term), action: 'added', before: null, after }])
    return ok(null)
  })

export const forgetSynonym = (ctx: Noting, input: KnownSynonym): Taught<'synonym_unknown'> =>
  inTransaction(ctx, async (inside): Taught<'synonym_unknown'> => {
    if (!(await deleteSynonym(inside.tx, input))) return refused('synonym_unknown')
    const before = { means: input.means }
    await recordChanges(inside, [{ ...about(input.term), action: 'removed', before, after: null }])
    return ok(null)
  })
