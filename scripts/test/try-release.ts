import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { guestOrder, quotedTotal, send } from '../../tests/stress/guest-order.ts'
import { freePort } from '../free-port.ts'

/**
 * Installs a release on a clean Debian that has neither Node nor curl, orders, upgrades and goes back (as root, with debootstrap):
 * node scripts/test/try-release.ts RELEASE.tar.gz [NEXT.tar.gz]. Without a next one it is the same with a migration more.
 */
const [, , release = '', next] = process.argv
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-server-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const note = (text: string) => console.log(`── ${text}`)
const inside = (...command: string[]) =>
  execFileSync('chroot', [root, ...command], { stdio: ['ignore', 'inherit', 'inherit'] })

function makeServer(): void {
  note('a clean Debian')
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root], { stdio: 'ignore' })
  // the shop's own user must see it
  fs.chmodSync(root, 0o755)
  execFileSync('mount', ['--bind', '/proc', path.join(root, 'proc')])
  fs.copyFileSync('docs/deploy/install.sh', path.join(root, 'root/install.sh'))
}

const nameIn = (release: string): string =>
  execFileSync('sh', ['-c', 'tar -tzf "$0" 2>/dev/null | head -n 1', release], {
    encoding: 'utf8',
  }).split('/')[0] ?? ''

/** The same release with a table more, as the next version would have. */
function withMigration(release: string): string {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-next-'))
  const name = nameIn(release)
  execFileSync('tar', ['-xzf', release, '-C', work])
  fs.renameSync(path.join(work, name), path.join(work, 'girasol-next'))
  fs.writeFileSync(
    path.join(work, 'girasol-next/database/migrations/9999_next.sql'),
    'create table next_version (id integer primary key);\n',
  )
  const packed = path.join(root, 'root/next.tar.gz')
  execFileSync('tar', ['-cf', packed, '--use-compress-program=gzip -1', '-C', work, 'girasol-next'])
  fs.rmSync(work, { recursive: true })
  return packed
}

/** The real limit where this machine counts memory by groups of processes. */
const group = '/sys/fs/cgroup/memory/girasol-try-release'
const isLimited = fs.existsSync('/sys/fs/cgroup/memory/memory.limit_in_bytes')
function limitMemory(): void {
  if (!isLimited) {
    note('no limit of memory here: nothing is known about 512 MB')
    return
  }
  fs.mkdirSync(group, { recursive: true })
  fs.writeFileSync(path.join(group, 'memory.limit_in_bytes'), String(512 * 1024 * 1024))
}

const asUnit = `${isLimited ? `echo $$ > ${group}/tasks;` : ''} exec chroot ${root} sh -c 'cd /opt/girasol; set -a; . /etc/girasol.env; NODE_ENV=production HOST=127.0.0.1 PORT=${port} DATA_DIR=/var/lib/girasol; set +a; exec setpriv --reuid=girasol --regid=girasol --init-groups node_modules/.bin/node server/main.mjs'`

async function open(): Promise<ChildProcess> {
  const shop = spawn('sh', ['-c', asUnit], { stdio: ['ignore', 'ignore', 'inherit'] })
  while (shop.exitCode === null) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok) return shop
    await pause(200)
  }
  throw new Error('the shop did not open')
}

async function close(shop: ChildProcess): Promise<void> {
  shop.kill('SIGTERM')
  await once(shop, 'exit')
}

const ask = (place: string, init?: RequestInit) => fetch(url + place, init)

async function order(): Promise<string> {
  const page = await (await ask('/catalogo/kit-luz-100-w-y-640-wh')).text()
  const id = /value="([0-9a-f]{8}-[0-9a-f-]{27})"/.exec(page)?.[1] ?? ''
  const lines = [{ id, quantity: 1 }]
  const { data } = await send(
    ask,
    guestOrder(lines, { expectedTotal: await quotedTotal(ask, lines) }),
  )
  if (!data) throw new Error('the order was refused')
  note(`order ${data.number}`)
  return new URL(data.link, url).pathname
}

async function expectStatus(link: string, status: number): Promise<void> {
  const answer = await ask(link)
  if (answer.status !== status) throw new Error(`${link}: ${answer.status} and not ${status}`)
}

function install(release: string): void {
  fs.copyFileSync(release, path.join(root, 'root/release.tar.gz'))
  inside('sh', '/root/install.sh', '/root/release.tar.gz')
}

try {
  makeServer()
  limitMemory()
  install(release)
  let shop = await open()
  const before = await order()
  await close(shop)
  note('upgrade')
  install(next ?? withMigration(release))
  shop = await open()
  await expectStatus(before, 200)
  const after = await order()
  await close(shop)
  note('the way back')
  inside('sh', '/root/install.sh', '--back')
  shop = await open()
  await expectStatus(before, 200)
  await expectStatus(after, 404)
  await order()
  await close(shop)
  const max = isLimited
    ? fs.readFileSync(path.join(group, 'memory.max_usage_in_bytes'), 'utf8')
    : ''
  note(
    `everything was there; ${max && `at most ${Math.round(Number(max) / 1024 / 1024)} MB of 512`}`,
  )
} finally {
  execFileSync('umount', ['--lazy', path.join(root, 'proc')])
  fs.rmSync(root, { recursive: true, force: true })
  if (isLimited && fs.existsSync(group)) fs.rmdirSync(group)
}
