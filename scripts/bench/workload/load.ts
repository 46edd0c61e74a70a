import http from 'node:http'

export interface Load {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

interface Asked {
  readonly agent: http.Agent
  readonly headers: http.OutgoingHttpHeaders
  readonly body?: string | undefined
}

const ask = (url: string, { agent, headers, body }: Asked) =>
  new Promise<void>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    http
      .request(url, { method, agent, headers }, (result) => {
        result.resume()
        result.on('end', () => {
          if (result.statusCode === 200) resolve()
          else reject(new Error(`${url} answers ${result.statusCode}`))
        })
      })
      .on('error', reject)
      .end(body)
  })

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export interface Loading {
  readonly connections: number
  readonly seconds: number
  readonly nextHeaders?: () => http.OutgoingHttpHeaders
  /** The JSON body of each POST; without it the requests are GETs. */
  readonly nextBody?: () => { readonly body: string; readonly from: string }
}

/** Sends requests over several connections, each the next one as soon as the last response arrived. */
export async function load(
  nextUrl: () => string,
  { connections, seconds, nextHeaders, nextBody }: Loading,
): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const startedAt = performance.now()
  const end = startedAt + seconds * 1_000
  const connection = async () => {
    while (performance.now() < end) {
      const posted = nextBody?.()
      const sent = posted && {
        ...{ 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(posted.body) },
        'X-Forwarded-For': posted.from,
      }
      const start = performance.now()
      await ask(nextUrl(), {
        agent,
        headers: { 'Accept-Encoding': 'br', ...nextHeaders?.(), ...sent },
        body: posted?.body,
      })
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const took = (performance.now() - startedAt) / 1_000
  agent.destroy()
  const sorted = times.sort((a, b) => a - b)
  return { perSecond: sorted.length / took, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }
}

export interface BenchRequest {
  readonly kind: string
  readonly path: string
  readonly body?: string
  readonly headers?: http.OutgoingHttpHeaders
}

/** Sends requests to a shop and reads the whole response; null, or the problem. */
export const sender =
  (url: string, agent: http.Agent) =>
  ({ path, body, headers = {} }: BenchRequest) =>
    new Promise<string | null>((resolve) => {
      const method = body === undefined ? 'GET' : 'POST'
      http
        .request(url + path, { method, agent, headers: { 'Accept-Encoding': 'br', ...headers } })
        .on('response', (result) => {
          const { statusCode = 0 } = result
          result.resume()
          result.on('end', () => resolve(statusCode < 400 ? null : String(statusCode)))
          result.on('error', (error) => resolve(error.message))
        })
        .on('error', (error) => resolve(error.message))
        .end(body)
    })
