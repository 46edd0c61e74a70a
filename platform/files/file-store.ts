/** Metadata stored with the bytes of a file. */
export interface FileFacts {
  readonly contentType: string
  /** The Cache-Control header; an hour by default. */
  readonly cacheControl: string
}

export interface StoredFile extends FileFacts {
  readonly bytes: Buffer
}

export interface Listing {
  readonly limit?: number
  readonly offset?: number
  readonly order?: 'ascending' | 'descending'
}

/** Private buckets of files; access requires a signed link from the shop. */
export interface FileStore {
  put(
    bucket: string,
    name: string,
    bytes: Buffer,
    facts: Pick<FileFacts, 'contentType'> & Partial<FileFacts>,
  ): Promise<void>
  get(bucket: string, name: string): Promise<StoredFile | null>
  remove(bucket: string, name: string): Promise<void>
  list(bucket: string, listing?: Listing): Promise<string[]>
}

const defaults = { limit: 100, offset: 0, order: 'ascending' } as const
export const usualCacheControl = 'max-age=3600'

const wellNamed = /^[a-z0-9][a-z0-9_-]{0,60}(\.[a-z0-9]{1,8})?$/

/** Names are created by the shop: lower-case letters, digits, dashes; no path. */
export function checkNames(bucket: string, name = 'x'): void {
  if (!wellNamed.test(bucket) || bucket.includes('.') || !wellNamed.test(name))
    throw new RangeError('a file is named by lower-case letters, digits, dashes and one extension')
}

export const isFileName = (name: string): boolean => wellNamed.test(name)

/** A page of names, in alphabetical order by default. */
export function pageOfNames(names: readonly string[], listing: Listing = {}): string[] {
  const { limit, offset, order } = { ...defaults, ...listing }
  const sorted = [...names].sort()
  if (order === 'descending') sorted.reverse()
  return sorted.slice(offset, offset + limit)
}
