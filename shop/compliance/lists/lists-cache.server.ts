import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#platform/database/connect.ts'
import { connectionLost } from '#platform/database/listen.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { ScreeningIndex } from '../screening/screening-index.rules.ts'
import type { HeldList } from './list-state.rules.ts'
import { currentLists, namesOfList } from './lists.queries.server.ts'
import { ownNames } from './supplementary-list.rules.ts'

export interface HeldLists {
  readonly lists: readonly HeldList[]
  readonly index: ScreeningIndex
  /** Changes with every copy that becomes current. */
  readonly version: string
}

const channel = 'shop_lists'
const namesAtOnce = 500

const systemActor = (db: Database) => asSystem(db, 'screening reads the sanctions lists')

const listsNow = (db: Database) => inTransaction(systemActor(db), ({ tx }) => currentLists(tx))

const versionOf = (lists: readonly { readonly id: string }[]): string =>
  lists.map(({ id }) => id).join()

/** Reads one copy in short transactions and yields to other work in between. */
async function addNames(db: Database, index: ScreeningIndex, listId: string): Promise<number> {
  let count = 0
  for (let after = -1; ; ) {
    const names = await inTransaction(systemActor(db), ({ tx }) =>
      namesOfList(tx, listId, after, namesAtOnce),
    )
    for (const name of names) index.add(name)
    count += names.length
    const last = names.at(-1)
    if (!last) return count
    after = last.position
    await nextTurn()
  }
}

/** A copy that becomes current during the read makes the result outdated: then it is read again. */
async function readAll(db: Database): Promise<HeldLists> {
  for (;;) {
    const lists = await listsNow(db)
    const index = new ScreeningIndex()
    for (const name of ownNames) index.add(name)
    let isWhole = true
    for (const { id, count } of lists)
      isWhole = (await addNames(db, index, id)) === count && isWhole
    if (isWhole) return { lists, index, version: versionOf(lists) }
    if (versionOf(await listsNow(db)) === versionOf(lists))
      throw new Error('a list lacks names that were imported')
  }
}

/** The lists in the memory of this process, read again when another copy becomes current. */
class ListsCache {
  private readonly db: Database
  private held: HeldLists | null = null
  private reading: Promise<HeldLists> | null = null
  private listening: Promise<unknown> | null = null
  private isConnected = true
  private isDoubtful = true

  constructor(db: Database) {
    this.db = db
  }

  async get(): Promise<HeldLists> {
    this.listening ??= this.listen()
    await this.listening
    const isSure = this.isConnected && !this.isDoubtful && !this.reading
    if (this.held && isSure) return this.held
    this.reading ??= this.refresh().finally(() => {
      this.reading = null
    })
    return this.reading
  }

  private async listen(): Promise<void> {
    try {
      await this.db.listen(channel, (payload) => {
        this.isDoubtful = true
        this.isConnected = payload !== connectionLost
        // read ahead, so that the next screening does not wait
        if (this.held && this.isConnected) this.get().catch(() => {})
      })
    } catch (error) {
      this.listening = null
      throw error
    }
  }

  /** Reads again when another copy became current meanwhile. */
  private async refresh(): Promise<HeldLists> {
    try {
      do {
        this.isDoubtful = false
        this.held = await this.readAgain()
      } while (this.isDoubtful)
      return this.held
    } catch (error) {
      this.isDoubtful = true
      throw error
    }
  }

  private async readAgain(): Promise<HeldLists> {
    const lists = await listsNow(this.db)
    const isSame = this.held?.version === versionOf(lists)
    return this.held && isSame ? { ...this.held, lists } : readAll(this.db)
  }
}

const keepers = new WeakMap<Database, ListsCache>()

export function heldLists(db: Database): Promise<HeldLists> {
  const cache = keepers.get(db) ?? new ListsCache(db)
  keepers.set(db, cache)
  return cache.get()
}
