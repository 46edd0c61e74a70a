import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { rounds } from '#tests/harness/stress.ts'
import { withPostgres } from '../../scripts/test/with-postgres.ts'
import { stocked } from './audit.ts'
import { type ActionResult, guestOrder, quotedTotal } from './guest-order.ts'
import { buyers, expectNothingHalf, persist, shopOn } from './troubled-shop.ts'

const patient = { timeout: 60_000 }

test.skipIf(process.platform !== 'linux')(
  'while buyers order, the server stands still and goes on: they are told to come again, no order is half or twice, and the shop recovers alone',
  { timeout: 300_000 },
  async () => {
    await withPostgres(async (owner, server) => {
      const shop = await shopOn(owner)
      const { acknowledged, refusals, end } = buyers(shop)
      for (let round = 1; round <= rounds(1, 3); round += 1) {
        await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(round * 10)
        const before = refusals.length
        server.freeze()
        await expect.poll(() => refusals.length, patient).toBeGreaterThan(before + 9)
        await pause(rounds(0, 10_000))
        server.thaw()
        const there = acknowledged.size
        await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(there + 10)
      }
      await end()
      await expectNothingHalf(shop, acknowledged)
    })
  },
)

test('an order that is taken apart by a deadlock is told to come again, or comes at once; none is half', {
  timeout: 120_000,
}, async () => {
  await withPostgres(async (owner) => {
    const shop = await shopOn(owner)
    const [first = '', second = ''] = await stocked(shop.db, 2, 5_000)
    const holder = new pg.Client({ connectionString: owner })
    await holder.connect()
    const take = (id: string) =>
      holder.query(`select 1 from products where id = '${id}' for update`)
    const isWaitedFor = async () => {
      const { rows } = await shop.db.pool.query<{ waiting: number }>(
        'select count(*)::int as waiting from pg_locks where not granted',
      )
      return (rows[0]?.waiting ?? 0) > 0
    }
    const lines = [first, second].map((id) => ({ id, quantity: 1 }))
    const expectedTotal = await quotedTotal(shop.send, lines)
    // the order looks for a deadlock first, however late the holder comes to cross it
    await holder.query("set deadlock_timeout = '60s'")
    await holder.query('begin')
    await take(second)
    const refusals: ActionResult[] = []
    const body = guestOrder(lines, { expectedTotal })
    const ordering = persist(shop, body, refusals)
    await expect.poll(isWaitedFor, patient).toBe(true)
    const crossing = take(first).then(
      () => 'the order gave way',
      () => 'the other gave way',
    )
    const who = await crossing
    await holder.query('rollback')
    await holder.end()
    const response = await ordering
    expect(response.status).toBe(200)
    expect([who, refusals.length > 0]).toEqual(['the order gave way', true])
    const { rows } = await shop.db.pool.query('select 1')
    expect(rows).toHaveLength(1)
  })
})

/** A disk of its own that is soon full; null where this user may not make one. */
function smallDisk(megabytes: number): string | null {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-small-disk-'))
  const made = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=755`,
    'tmpfs',
    place,
  ])
  if (made.status === 0) return place
  fs.rmdirSync(place)
  return null
}

test('while buyers order, the disk of the database is full and then has room again: nothing that was acknowledged is lost', {
  timeout: 300_000,
}, async ({ skip }) => {
  const disk = smallDisk(320)
  if (!disk) return skip('only a user who may mount can make a small disk')
  onTestFinished(() => {
    spawnSync('umount', ['-l', disk])
    fs.rmdirSync(disk)
  })
  await withPostgres(
    async (owner, server) => {
      const shop = await shopOn(owner)
      const { acknowledged, refusals, end } = buyers(shop)
      await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(10)
      const ballast = path.join(disk, 'ballast')
      const { bavail, bsize } = fs.statfsSync(disk)
      fs.writeFileSync(ballast, Buffer.alloc(bavail * bsize - 400_000))
      await expect.poll(() => refusals.length, { timeout: 120_000 }).toBeGreaterThan(20)
      fs.rmSync(ballast)
      // whatever supervises a database starts it again when it gave up
      if (!server.isRunning) await server.start()
      const there = acknowledged.size
      await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(there + 10)
      await end()
      await expectNothingHalf(shop, acknowledged)
    },
    { fsync: 'on', place: disk },
  )
})
