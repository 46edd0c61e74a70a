import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { kill, startChild } from '#tests/harness/processes/child.ts'
import { openEmbedded } from './open-embedded.ts'

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-durable-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function open(folder: string) {
  const { pglite, unlock } = await openEmbedded(folder)
  onTestFinished(async () => {
    await pglite.close()
    unlock()
  })
  return pglite
}

test('every row that was acknowledged before SIGKILL is there afterwards', async () => {
  const folder = temporaryFolder()
  const writer = startChild(['tests/harness/processes/commits-forever.ts', folder])
  await writer.until(/^200$/m)
  await kill(writer)
  const acknowledged = [...writer.output().matchAll(/^(\d+)\n/gm)].map(([, id]) => Number(id))
  const flushed = vi.spyOn(fs, 'fsyncSync')
  const pglite = await open(folder)
  // one flush of the disk replaces those of more than a thousand files
  if (process.platform === 'linux') expect(flushed.mock.calls.length).toBeLessThan(300)
  expect(flushed).toHaveBeenCalled()
  flushed.mockRestore()
  await expect(openEmbedded(folder)).rejects.toThrow('is already open in process')
  const { rows } = await pglite.query<{ id: number }>('select id from acknowledged order by id')
  const stored = new Set(rows.map(({ id }) => id))
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(stored.size - acknowledged.length).toBeLessThanOrEqual(1)
})

test('a commit reaches the disk before it is acknowledged, which SIGKILL alone cannot show', async () => {
  const pglite = await open(temporaryFolder())
  await pglite.exec('create table notes (id integer)')
  const flushed = vi.spyOn(fs, 'fsyncSync')
  await pglite.query('insert into notes values (1)')
  expect(flushed).toHaveBeenCalled()
  const settings = await pglite.query<{ fsync: string }>('show fsync')
  expect(settings.rows).toEqual([{ fsync: 'on' }])
})
