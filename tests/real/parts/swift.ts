import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { S3Place } from '#platform/files/s3-store.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { folderOf, identityOf, startDaemon } from './daemon.ts'

const user = 'swift'
const secret = 'de-prueba-7'
const kinds = ['account', 'container', 'object'] as const

interface Place {
  readonly folder: string
  readonly port: number
}

const common = ({ folder, port }: Place) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${folder}
user = ${user}
workers = 0
log_address = ${folder}/no-log
`

const storage = (kind: string, place: Place) => `${common(place)}
devices = ${place.folder}/node
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const filters = ['catch_errors', 'gatekeeper', 'listing_formats', 'copy', 'slo', 'symlink']

const proxy = (place: Place, memcached: number) => `${common(place)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth copy slo symlink proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 2
[filter:tempauth]
use = egg:swift#tempauth
user_girasol_tienda = ${secret} .admin
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
`

const hash = `
[swift-hash]
swift_hash_path_suffix = girasol
swift_hash_path_prefix = girasol
[storage-policy:0]
name = one
default = yes
`

function makeRing(folder: string, kind: string, port: number): void {
  const steps = [
    ['create', '4', '1', '1'],
    ['add', `r1z1-127.0.0.1:${port}/disk`, '1'],
    ['rebalance'],
  ]
  for (const step of steps)
    execFileSync('swift-ring-builder', [`${kind}.builder`, ...step], { cwd: folder, stdio: 'pipe' })
}

async function startPart(name: string, conf: string, { folder, port }: Place): Promise<void> {
  const file = path.join(folder, `${name}.conf`)
  fs.writeFileSync(file, conf)
  const options = { ...identityOf(user), cwd: folder, ready: port }
  await startDaemon(`/usr/bin/swift-${name}-server`, [file], options)
}

async function startMemcached(folder: string): Promise<number> {
  const port = await freePort()
  const options = { ...identityOf(user), cwd: folder, ready: port }
  await startDaemon('/usr/bin/memcached', ['-l', '127.0.0.1', '-p', String(port)], options)
  return port
}

/** Debian's OpenStack Swift, asked as S3 is: an object store of others on one disk, two names to a page. */
export async function startSwift(): Promise<Omit<S3Place, 'bucket'>> {
  const folder = folderOf(user)
  fs.writeFileSync(path.join(folder, 'swift.conf'), hash)
  fs.mkdirSync(path.join(folder, 'node/disk'), { recursive: true })
  execFileSync('chown', ['-R', user, folder])
  const startStorage = async (kind: string) => {
    const place = { folder, port: await freePort() }
    makeRing(folder, kind, place.port)
    await startPart(kind, storage(kind, place), place)
  }
  await Promise.all(kinds.map(startStorage))
  const place = { folder, port: await freePort() }
  await startPart('proxy', proxy(place, await startMemcached(folder)), place)
  const endpoint = `http://127.0.0.1:${place.port}`
  return { endpoint, region: 'us-east-1', keyId: 'girasol:tienda', secret }
}
