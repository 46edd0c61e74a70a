import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { browserFiles } from './whole-build.ts'

export interface DeployedShop {
  readonly url: string
  /** From now on the service worker is that of a newer build. */
  deploy(): void
  close(): void
}

const worker = '/sw.js'
const version = fs
  .readdirSync(`${browserFiles}/assets`)
  .flatMap((file) => /^manifest-(\w+)\.js$/.exec(file)?.[1] ?? [])[0]
const newer = (code: string, build: number) => code.replaceAll(version ?? '', `newer${build}`)

/** Stands before a shop and lets a story put a newer build there. */
export async function deployable(shop: string): Promise<DeployedShop> {
  let builds = 0
  const server = http.createServer((requests, response) => {
    // the shop behind it knows nothing of the newer build, and would say that nothing changed
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = requests.headers
    const passed = http.request(
      shop + requests.url,
      { method: requests.method ?? 'GET', headers },
      (own) => {
        const { 'content-length': length, ...plain } = own.headers
        const isNewer = requests.url === worker && builds > 0
        response.writeHead(own.statusCode ?? 502, isNewer || !length ? plain : own.headers)
        if (!isNewer) return own.pipe(response)
        let code = ''
        own.setEncoding('utf8').on('data', (part: string) => {
          code += part
        })
        return own.on('end', () => response.end(newer(code, builds)))
      },
    )
    passed.on('error', () => response.destroy())
    requests.pipe(passed)
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      builds += 1
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
