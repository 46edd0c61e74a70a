import { execFileSync } from 'node:child_process'
import dns from 'node:dns/promises'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../../scripts/free-port.ts'
import { anAuthority, type Certificate } from './authority.ts'
import { accepts, folderOf, identityOf, startDaemon } from './daemon.ts'

export const sender = { user: 'tienda', password: 'de-prueba-7' }
/** Mailboxes, and those whose server asks strangers to come again. */
export const domain = 'casa.example'
export const greyDomain = 'gris.example'
/** Holds more than it may. */
export const fullMailbox = `llena@${domain}`
/** The same where the server says so for the time being. */
export const fullForNow = `rosa@${domain}`

const owner = 'mail'

function dovecotConf(folder: string, quotaPort: number): string {
  const { uid = 0, gid = 0 } = identityOf(owner)
  const quotas = {
    ana: '*:storage=10M',
    eva: '*:storage=10M',
    llena: '*:storage=4k',
    rosa: '*:storage=4k userdb_quota_status_overquota=DEFER',
  }
  const users = Object.entries(quotas).map(
    ([name, quota]) => `${name}::${uid}:${gid}::${folder}/mail/${name}::userdb_quota_rule=${quota}`,
  )
  fs.writeFileSync(path.join(folder, 'users'), `${users.join('\n')}\n`)
  fs.writeFileSync(
    path.join(folder, 'passwords'),
    `${sender.user}:{PLAIN}${sender.password}::::::\n`,
  )
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = lmtp
listen = 127.0.0.1
ssl = no
first_valid_uid = 1
auth_mechanisms = plain login
auth_username_format = %n
mail_location = maildir:~/Maildir
mail_plugins = quota
passdb {
  driver = passwd-file
  args = ${folder}/passwords
}
userdb {
  driver = passwd-file
  args = ${folder}/users
}
service auth {
  unix_listener ${folder}/auth {
    mode = 0666
  }
}
service lmtp {
  unix_listener ${folder}/lmtp {
    mode = 0666
  }
}
service quota-status {
  executable = quota-status -p postfix
  client_limit = 1
  inet_listener {
    address = 127.0.0.1
    port = ${quotaPort}
  }
}
plugin {
  quota = maildir:User quota
  quota_grace = 0
  quota_status_success = DUNNO
  quota_status_nouser = DUNNO
  quota_status_overquota = 552 5.2.2 Mailbox is full
}
`
}

interface Ports {
  readonly address: string
  readonly smtp: number
  readonly quota: number
  readonly grey: number
}

const postfixConf = (folder: string, { certificate, key }: Certificate, ports: Ports) => `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/postfix
maillog_file = ${folder}/mail.log
maillog_file_prefixes = ${folder}
myhostname = mail.${domain}
mydestination =
inet_protocols = ipv4
smtpd_tls_cert_file = ${certificate}
smtpd_tls_key_file = ${key}
smtpd_tls_security_level = may
smtpd_tls_auth_only = yes
smtpd_sasl_auth_enable = yes
smtpd_sasl_type = dovecot
smtpd_sasl_path = ${folder}/auth
virtual_mailbox_domains = ${domain}, ${greyDomain}
virtual_transport = lmtp:unix:${folder}/lmtp
smtpd_restriction_classes = greylist
greylist = check_policy_service inet:127.0.0.1:${ports.grey}
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_recipient_restrictions =
  check_recipient_access inline:{ ${greyDomain}=greylist }
  check_policy_service inet:127.0.0.1:${ports.quota}
`

const services = [
  'cleanup unix n - n - 0 cleanup',
  'qmgr unix n - n 300 1 qmgr',
  'tlsmgr unix - - n 1000? 1 tlsmgr',
  'rewrite unix - - n - - trivial-rewrite',
  ...['bounce', 'defer', 'trace'].map((name) => `${name} unix - - n - 0 bounce`),
  'proxymap unix - - n - - proxymap',
  'lmtp unix - - n - - lmtp',
  ...['error', 'retry'].map((name) => `${name} unix - - n - - error`),
  'anvil unix - - n - 1 anvil',
  'scache unix - - n - 1 scache',
  'postlog unix-dgram n - n - 1 postlogd',
]

async function startPostfix(folder: string, certificate: Certificate, ports: Ports) {
  const conf = path.join(folder, 'conf')
  for (const made of [conf, path.join(folder, 'queue')]) fs.mkdirSync(made)
  fs.writeFileSync(path.join(conf, 'main.cf'), postfixConf(folder, certificate, ports))
  const smtpd = `${ports.address}:${ports.smtp} inet n - n - - smtpd`
  fs.writeFileSync(path.join(conf, 'master.cf'), `${[smtpd, ...services].join('\n')}\n`)
  execFileSync('/usr/sbin/postfix', ['-c', conf, 'check'], { stdio: 'pipe' })
  await startDaemon('/usr/lib/postfix/sbin/master', ['-c', conf, '-s'], {
    cwd: folder,
    ready: () => accepts(ports.smtp, ports.address),
  })
}

async function startDovecot(folder: string, quota: number) {
  const conf = path.join(folder, 'dovecot.conf')
  fs.writeFileSync(conf, dovecotConf(folder, quota))
  await startDaemon('/usr/sbin/dovecot', ['-F', '-c', conf], { cwd: folder, ready: quota })
}

async function startPostgrey(folder: string, port: number) {
  const db = path.join(folder, 'grey')
  const { uid = 0, gid = 0 } = identityOf('postgrey')
  fs.mkdirSync(db)
  fs.chownSync(db, uid, gid)
  const nobody = path.join(folder, 'nobody')
  fs.writeFileSync(nobody, '')
  const lists = ['clients', 'recipients'].map((kind) => `--whitelist-${kind}=${nobody}`)
  const options = [`--inet=127.0.0.1:${port}`, '--delay=1', `--dbdir=${db}`, ...lists]
  await startDaemon('/usr/sbin/postgrey', options, { cwd: folder, ready: port })
}

/** Debian's Postfix, with Dovecot's passwords, quotas and mailboxes, and Postgrey. */
export async function startMailServer() {
  const folder = folderOf('root')
  const mail = path.join(folder, 'mail')
  const { uid = 0, gid = 0 } = identityOf(owner)
  fs.mkdirSync(mail)
  fs.chownSync(mail, uid, gid)
  const host = os.hostname()
  const { address } = await dns.lookup(host, { family: 4 })
  const [smtp, quota, grey] = [await freePort(), await freePort(), await freePort()]
  const authority = anAuthority(folder, 'ca')
  await startDovecot(folder, quota)
  await startPostgrey(folder, grey)
  const ports = { address, smtp, quota, grey }
  await startPostfix(folder, authority.certify(host), ports)
  const maildir = (name: string) => path.join(mail, name, 'Maildir')
  const received = (name: string) => {
    const place = path.join(maildir(name), 'new')
    const files = fs.existsSync(place) ? fs.readdirSync(place) : []
    return files.map((file) => fs.readFileSync(path.join(place, file), 'utf8'))
  }
  return {
    /** As a shop names it: not by an address of this machine, so that it insists on TLS. */
    url: `smtp://${sender.user}:${sender.password}@${host}:${smtp}`,
    ca: authority.file,
    log: () => fs.readFileSync(path.join(folder, 'mail.log'), 'utf8'),
    received,
    fill: (name: string) => {
      const place = path.join(maildir(name), 'cur')
      for (const kind of ['cur', 'new', 'tmp'])
        fs.mkdirSync(path.join(maildir(name), kind), { recursive: true })
      fs.writeFileSync(
        path.join(place, '1.old.host:2,S'),
        `Subject: old\n\n${'x'.repeat(20_000)}\n`,
      )
      execFileSync('chown', ['-R', `${uid}:${gid}`, path.join(mail, name)])
    },
    empty: (name: string) => fs.rmSync(maildir(name), { recursive: true }),
  }
}
