import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowLogin } from '#platform/database/migrate.ts'
import { asOwner } from '#tests/harness/database/postgres.ts'
import { loginRole } from '#tests/harness/database/prepare-database.ts'
import { refusalToStart } from '#tests/harness/processes/shop-process.ts'
import { anAuthority } from './parts/authority.ts'
import { folderOf, identityOf } from './parts/daemon.ts'
import { type DebianPostgres, startPostgres } from './parts/debian-postgres.ts'
import { endAll } from './parts/ends.ts'
import { fillShop } from './parts/filled-shop.ts'
import { aShopOnPort } from './parts/shop-on-port.ts'

/** Named by its certificate alone. */
const byCertificate = 'by_certificate'
const user = 'postgres'
let folder: string
let authority: ReturnType<typeof anAuthority>
let server: DebianPostgres

/** The address of the server as a login names it. */
function urlAs(login: string, { host = 'localhost', options = {} as Record<string, string> } = {}) {
  const query = new URLSearchParams({
    sslmode: 'verify-full',
    sslrootcert: authority.file,
    ...options,
  })
  return `postgres://${login}@${host}:${server.port}/postgres?${query}`
}
const asShop = `${loginRole}:${loginRole}`

beforeAll(async () => {
  folder = folderOf(user)
  authority = anAuthority(folder, 'ca')
  const { certificate, key } = authority.certify('localhost', identityOf(user))
  server = await startPostgres({
    settings: [
      ...['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`],
      `ssl_ca_file=${authority.file}`,
    ],
    access: [
      'hostnossl all owner 127.0.0.1/32 trust',
      `hostssl all ${loginRole} 127.0.0.1/32 scram-sha-256`,
      `hostssl all ${byCertificate} 127.0.0.1/32 cert`,
    ],
  })
  await fillShop(server.url, urlAs(asShop))
})
afterAll(endAll)

/** Each connection of a login: whether it is encrypted, and whose certificate it showed. */
const connectionsOf = async (login: string) => {
  const { rows } = await asOwner(
    server.url,
    `select distinct s.ssl, s.client_dn as shown from pg_stat_ssl s join pg_stat_activity a using (pid)
      where a.usename = '${login}'`,
  )
  return rows as unknown[]
}

test('a shop that checks authority and name opens, and every connection is encrypted', async () => {
  const shop = await aShopOnPort({ DATABASE_URL: urlAs(asShop) })
  expect((await fetch(`${shop.url}/catalogo`)).status).toBe(200)
  expect(await connectionsOf(loginRole)).toEqual([{ ssl: true, shown: null }])
})

test('a certificate of its own stands for a password', async () => {
  await asOwner(server.url, `create role ${byCertificate} login`)
  const pool = new pg.Pool({ connectionString: server.url, max: 1 })
  await allowLogin(pool, byCertificate)
  await pool.end()
  const { certificate, key } = authority.certify(byCertificate)
  const options = { sslcert: certificate, sslkey: key }
  const shop = await aShopOnPort({ DATABASE_URL: urlAs(byCertificate, { options }) })
  expect((await fetch(`${shop.url}/catalogo`)).status).toBe(200)
  expect(await connectionsOf(byCertificate)).toEqual([{ ssl: true, shown: `/CN=${byCertificate}` }])
})

test('a server of another name, of another authority, or without TLS is refused with a sentence', async () => {
  expect(await refusalToStart({ DATABASE_URL: urlAs(asShop, { host: '127.0.0.1' }) })).toBe(
    `The database server 127.0.0.1:${server.port} shows a certificate for another name (ERR_TLS_CERT_ALTNAME_INVALID). Write the name that stands in its certificate into DATABASE_URL.`,
  )
  const stranger = { sslrootcert: anAuthority(folder, 'stranger').file }
  expect(await refusalToStart({ DATABASE_URL: urlAs(asShop, { options: stranger }) })).toMatch(
    /^The database server localhost:\d+ shows a certificate that is not trusted \([A-Z_]+\)\. Give the file of its authority as sslrootcert in DATABASE_URL\.$/,
  )
  const plain = await startPostgres()
  const elsewhere = urlAs(asShop).replace(`:${server.port}`, `:${plain.port}`)
  expect(await refusalToStart({ DATABASE_URL: elsewhere })).toBe(
    `The database server localhost:${plain.port} does not offer TLS. Turn it on there (ssl = on), or correct DATABASE_URL.`,
  )
})

test('a login without TLS, and a file that is not there, are refused with a sentence', async () => {
  const open = `postgres://${asShop}@localhost:${server.port}/postgres`
  expect(await refusalToStart({ DATABASE_URL: open })).toMatch(
    /^The database server localhost:\d+ does not accept this user: .*no encryption\. Correct DATABASE_URL or MIGRATION_DATABASE_URL\.$/,
  )
  const nowhere = path.join(folder, 'nowhere.pem')
  expect(fs.existsSync(nowhere)).toBe(false)
  const options = { sslrootcert: nowhere }
  expect(await refusalToStart({ DATABASE_URL: urlAs(asShop, { options }) })).toBe(
    `The file ${nowhere} in DATABASE_URL cannot be read (ENOENT). Correct its path, or let the shop read it.`,
  )
})
