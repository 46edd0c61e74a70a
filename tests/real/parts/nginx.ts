import fs from 'node:fs'
import path from 'node:path'
import { freePort } from '../../../scripts/free-port.ts'
import { anAuthority } from './authority.ts'
import { folderOf, identityOf, startDaemon } from './daemon.ts'

const user = 'www-data'
export const shopName = 'girasol.example'

const runbook = fs.readFileSync('docs/runbook-many-machines.md', 'utf8')
const lines = /```nginx\n([\s\S]*?)```/.exec(runbook)?.[1] ?? ''

/** Exactly this text of the runbook stands for something of this machine. */
function replaced(text: string, from: string, to: string): string {
  const parts = text.split(from)
  if (parts.length !== 2) throw new Error(`the runbook has ${parts.length - 1} times ${from}`)
  return parts.join(to)
}

/** What Debian's own nginx.conf would say around a site. */
const around = (folder: string, site: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 2;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ')}
${site}}
`

/** Debian's nginx with the lines of the runbook before two processes, and an authority that only this test trusts. */
export async function startNginx([one, two]: readonly [number, number]) {
  const folder = folderOf(user)
  const authority = anAuthority(folder, 'ca')
  const { certificate, key } = authority.certify(shopName, identityOf(user))
  const port = await freePort()
  const site = [
    ['10.0.0.11:3001', `127.0.0.1:${one}`],
    ['10.0.0.12:3001', `127.0.0.1:${two}`],
    ['listen 443 ', `listen ${port} `],
    [`/etc/ssl/${shopName}.pem`, certificate],
    [`/etc/ssl/${shopName}.key`, key],
  ].reduce((text, [from = '', to = '']) => replaced(text, from, to), lines)
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(file, around(folder, site))
  const options = { ...identityOf(user), cwd: folder, ready: port }
  await startDaemon('/usr/sbin/nginx', ['-e', 'stderr', '-p', folder, '-c', file], options)
  return { port, ca: fs.readFileSync(authority.file, 'utf8') }
}
