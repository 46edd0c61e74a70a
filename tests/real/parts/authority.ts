import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export interface Certificate {
  readonly certificate: string
  readonly key: string
}

const openssl = (folder: string, parameters: readonly string[]) =>
  execFileSync('openssl', [...parameters], { cwd: folder, stdio: 'pipe' })

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/** A certificate authority of this machine alone, whose certificates and keys are files of the folder. */
export function anAuthority(folder: string, name: string) {
  const file = (suffix: string) => path.join(folder, `${name}.${suffix}`)
  const own = ['-keyout', file('key'), '-out', file('pem'), '-days', '2']
  openssl(folder, ['req', '-x509', ...newKey, ...own, '-subj', `/CN=Authority ${name}`])
  return {
    /** Who trusts this file trusts its certificates. */
    file: file('pem'),
    /** A certificate for a host, or for a user's name. */
    certify(subject: string, owner: { readonly uid?: number; readonly gid?: number } = {}) {
      const [certificate, key] = ['pem', 'key'].map((suffix) =>
        path.join(folder, `${name}-${subject}.${suffix}`),
      ) as [string, string]
      openssl(folder, [
        ...['req', '-x509', ...newKey, '-keyout', key, '-out', certificate, '-days', '2'],
        ...['-CA', file('pem'), '-CAkey', file('key'), '-subj', `/CN=${subject}`],
        ...['-addext', `subjectAltName=DNS:${subject}`],
        ...['-addext', 'basicConstraints=critical,CA:FALSE'],
      ])
      fs.chmodSync(key, 0o600)
      if (owner.uid !== undefined && owner.gid !== undefined)
        fs.chownSync(key, owner.uid, owner.gid)
      return { certificate, key } satisfies Certificate
    },
  }
}
