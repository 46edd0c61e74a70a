import {
  checkNames,
  type FileStore,
  pageOfNames,
  type StoredFile,
  usualCacheControl,
} from './file-store.ts'

/** Forgets everything with the process. */
export function memoryStore(): FileStore {
  const files = new Map<string, StoredFile>()
  return {
    async put(bucket, name, bytes, facts) {
      checkNames(bucket, name)
      files.set(`${bucket}/${name}`, { cacheControl: usualCacheControl, ...facts, bytes })
    },
    async get(bucket, name) {
      return files.get(`${bucket}/${name}`) ?? null
    },
    async remove(bucket, name) {
      files.delete(`${bucket}/${name}`)
    },
    async list(bucket, listing) {
      const start = `${bucket}/`
      const names = [...files.keys()].filter((key) => key.startsWith(start))
      return pageOfNames(
        names.map((key) => key.slice(start.length)),
        listing,
      )
    },
  }
}
