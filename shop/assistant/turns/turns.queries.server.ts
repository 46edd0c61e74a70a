import type { Tx } from '#platform/database/transaction.ts'
import type { Answer } from '../replies/answer.rules.ts'

export interface StoredTurn {
  readonly conversationId: string
  readonly questionHash: string
  readonly answer: Answer | null
  readonly askedAt: Date
}

interface NewTurn {
  readonly id: string
  readonly conversationId: string
  readonly questionHash: string
  readonly askedAt: Date
}

/** True for the process that starts the turn. */
export async function insertTurn(tx: Tx, turn: NewTurn): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('assistant_turns')
    .values({
      id: turn.id,
      conversation_id: turn.conversationId,
      question_hash: turn.questionHash,
      asked_at: turn.askedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function turnById(tx: Tx, id: string): Promise<StoredTurn | null> {
  const row = await tx
    .selectFrom('assistant_turns')
    .select(['conversation_id', 'question_hash', 'answer', 'asked_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    conversationId: row.conversation_id,
    questionHash: row.question_hash,
    answer: row.answer as Answer | null,
    askedAt: row.asked_at,
  }
}

export const writeAnswer = (tx: Tx, id: string, answer: Answer) =>
  tx
    .updateTable('assistant_turns')
    .set({ answer: JSON.stringify(answer) })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .execute()

export const deleteTurn = (tx: Tx, id: string) =>
  tx.deleteFrom('assistant_turns').where('id', '=', id).execute()

/** Deletes that attempt only; a later one continues. */
export const deleteUnanswered = (tx: Tx, id: string, askedAt: Date) =>
  tx
    .deleteFrom('assistant_turns')
    .where('id', '=', id)
    .where('asked_at', '=', askedAt)
    .where('answer', 'is', null)
    .execute()

export const deleteTurnsBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('assistant_turns').where('asked_at', '<', before).execute()
