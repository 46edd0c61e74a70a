import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

/** The packages of Debian with which `npm run test:real` tries the shop, and a file by which each is known. */
const parts: Readonly<Record<string, string>> = {
  nginx: '/usr/sbin/nginx',
  postgresql: '/usr/lib/postgresql',
  pgbouncer: '/usr/sbin/pgbouncer',
  openssl: '/usr/bin/openssl',
  postfix: '/usr/sbin/postfix',
  'dovecot-core': '/usr/sbin/dovecot',
  'dovecot-lmtpd': '/usr/lib/dovecot/lmtp',
  postgrey: '/usr/sbin/postgrey',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
  'swift-proxy': '/usr/bin/swift-proxy-server',
  memcached: '/usr/bin/memcached',
}

export const missingPackages = (isThere: (file: string) => boolean = fs.existsSync): string[] =>
  Object.keys(parts).filter((name) => !isThere(parts[name] ?? ''))

const installation = ['install', '-y', '--no-install-recommends']

/** The one command that installs them. */
export const installCommand = (packages: readonly string[]): string =>
  ['apt-get', ...installation, ...packages].join(' ')

const isDebianAsRoot = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')

const policy = '/usr/sbin/policy-rc.d'

/** Debian starts a service when its package is installed, unless this file says no: the tests start their own. */
function forbidServices(): () => void {
  if (fs.existsSync(policy)) return () => {}
  fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  return () => fs.rmSync(policy)
}

export function install(packages: readonly string[]): void {
  if (packages.length === 0 || !isDebianAsRoot()) return
  console.log(`[setup] installing ${packages.join(', ')} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...options: string[]) =>
    spawnSync('apt-get', ['-qq', ...options], { env, encoding: 'utf8' })
  const allowServices = forbidServices()
  try {
    run('update')
    const { status, stderr } = run(...installation, ...packages)
    if (status !== 0) console.error(stderr)
  } finally {
    allowServices()
  }
}
