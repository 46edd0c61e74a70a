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
  let values = new Map<string, Promise<unknown>>()
  return {
    of<Value>(key: string, read: () => Promise<Value>) {
      if (!isCurrent()) return read()
      const generation = values
      const value = (generation.get(key) as Promise<Value> | undefined) ?? read()
      generation.delete(key)
      generation.set(key, value)
      value.catch(() => generation.delete(key))
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
