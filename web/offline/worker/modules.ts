import { cachedFilesName } from '../offline-pages.rules.ts'
import { modulesOf } from './cached-html.rules.ts'
import { dropOldFiles, match } from './files.ts'
import { store } from './storage.ts'

/** Caches the imports of a module before the module itself, so that every cached module runs offline. */
async function cacheModule(url: string, startedUrls: Set<string>): Promise<void> {
  if (startedUrls.has(url)) return
  startedUrls.add(url)
  if (await match(url)) return
  const response = await fetch(url)
  if (!response.ok) return
  for (const needed of modulesOf(await response.clone().text()))
    await cacheModule(needed, startedUrls)
  await store(cachedFilesName, url, response)
}

/** One after the other, to leave the connection to other requests. */
export async function cacheModules(urls: readonly string[]): Promise<void> {
  const startedUrls = new Set<string>()
  for (const url of urls) await cacheModule(url, startedUrls).catch(() => null)
  await dropOldFiles()
}
