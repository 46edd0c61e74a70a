/** What the shop says to everybody is read once per process, until the shop changes. */
export interface Stored {
  of<Value>(key: string, read: () => Promise<Value>): Promise<Value>
}

export interface Store extends Stored {
  /** What is being read now may be outdated too: it is answered, but not stored. */
  drop(): void
}

/** The longest value is a page of the catalogue, some forty kilobytes. */
const maxValues = 200

export function createStore(isCurrent: () => boolean = () => true): Store {
  let values = new Map<string, unknown>()
  return {
    async of<Value>(key: string, read: () => Promise<Value>) {
      if (!isCurrent()) return read()
      const generation = values
      const has = generation.has(key)
      // not shared before it is there: a request may hold the connection for which the reading one waits
      const value = has ? (generation.get(key) as Value) : await read()
      generation.delete(key)
      generation.set(key, value)
      for (const oldest of generation.keys()) {
        if (generation.size <= maxValues) break
        generation.delete(oldest)
      }
      return value
    },
    drop() {
      values = new Map()
    },
  }
}
