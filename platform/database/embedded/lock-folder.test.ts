import type net from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { kill, startChild } from '#tests/harness/processes/child.ts'
import { lockFolder } from './lock-folder.ts'

const locks: net.Server[] = []
afterEach(() => {
  for (const lock of locks.splice(0)) lock.close()
})
const lock = async (folder: string) => locks.push(await lockFolder(folder))
const folder = (name: string) => `/tmp/lock-test-${process.pid}-${name}`
const holder = (name: string) =>
  startChild(['tests/harness/processes/locks-a-folder.ts', folder(name)])

test('a second process on the same folder is refused with the pid of the holder', async () => {
  const first = holder('held')
  await first.until('locked')
  await expect(lock(folder('held'))).rejects.toThrow(
    `The database in ${folder('held')} is already open in process ${first.process.pid}. Stop it, or set another DATA_DIR.`,
  )
  await kill(first)
})

test('the lock of a killed process is free at once', async () => {
  const first = holder('killed')
  await first.until('locked')
  await kill(first)
  await expect(lock(folder('killed'))).resolves.toBeTruthy()
})

test('a process that is stopped still holds its folder', async () => {
  const first = holder('stopped')
  await first.until('locked')
  first.process.kill('SIGSTOP')
  await expect(lock(folder('stopped'))).rejects.toThrow('is already open in process unknown')
  await kill(first)
})

test('twenty processes that start at once get one lock', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lock(folder('race'))))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('another folder is another lock, and a closed one can be taken again', async () => {
  await lock(folder('one'))
  await lock(folder('two'))
  for (const held of locks.splice(0)) held.close()
  await expect(lock(folder('one'))).resolves.toBeTruthy()
})
