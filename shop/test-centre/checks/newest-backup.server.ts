import fs from 'node:fs/promises'
import path from 'node:path'
import type { Ctx } from '#platform/ctx.ts'

/** When the newest backup was finished; null where there is none. */
export async function newestBackup({ config }: Pick<Ctx, 'config'>): Promise<Date | null> {
  const folder = path.join(config.DATA_DIR, 'backups')
  const names = await fs.readdir(folder).catch(() => [])
  const times = await Promise.all(
    names.map(async (name) => (await fs.stat(path.join(folder, name))).mtime),
  )
  return times.sort((a, b) => b.getTime() - a.getTime())[0] ?? null
}
