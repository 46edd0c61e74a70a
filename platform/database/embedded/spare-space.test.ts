import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { embeddedDatabase } from '../connect.ts'
import { openEmbedded } from './open-embedded.ts'
import { spareBytes } from './spare-space.ts'

const noRoom = Object.assign(new Error('no room'), { code: 'ENOSPC' })

async function opened() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-spare-'))
  const { pglite, spare, unlock } = await openEmbedded(folder)
  const db = embeddedDatabase(pglite, { spare, unlock })
  onTestFinished(async () => {
    await db.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  await db.pool.query('create table notes (id integer)')
  const write = () =>
    db.kysely.transaction().execute((tx) => sql`insert into notes values (1)`.execute(tx))
  const count = async () => (await db.pool.query('select from notes')).rowCount
  return { db, spare, write, count, file: path.join(folder, 'spare-space') }
}

test('what the disk has no room for goes into the spare space; then transactions only read, until there is space again', async () => {
  const { spare, write, count, file } = await opened()
  expect(fs.statSync(file).size).toBe(spareBytes)
  const changes: boolean[] = []
  spare.onChange((isFull) => changes.push(isFull))

  vi.spyOn(fs, 'writeSync').mockImplementationOnce(() => {
    throw noRoom
  })
  const nothingLeft = vi.spyOn(fs, 'statfsSync')
  const { bsize } = fs.statfsSync(path.dirname(file))
  await write()
  expect(fs.existsSync(file)).toBe(false)
  nothingLeft.mockReturnValue({ bavail: 0, bsize } as fs.StatsFs)
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  expect(await count()).toBe(1)

  nothingLeft.mockRestore()
  await write()
  expect(await count()).toBe(2)
  expect(fs.statSync(file).size).toBe(spareBytes)
  expect(changes).toEqual([true, false])
})

test('with the space still there nothing new is begun on a full disk', async () => {
  const { write, file } = await opened()
  const nothingLeft = vi.spyOn(fs, 'statfsSync')
  nothingLeft.mockReturnValue({ bavail: 1, bsize: 4_096 } as fs.StatsFs)
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  nothingLeft.mockRestore()
  expect(fs.existsSync(file)).toBe(true)
  await write()
})
