import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Log } from '../log.ts'

/** Delivered instead of a change when the connection is lost, and when it is back. */
export const connectionLost = 'lost'
const repairedLine = 'reconnected'

/** Listens on a channel until the returned function is called. */
export type Listen = (channel: string, onPayload: (payload: string) => void) => Promise<() => void>

/** Its only connection is taken meanwhile: a LISTEN within another's transaction ends with it, or stops it. */
export function listenOnEmbedded(pglite: PGlite, pool: pg.Pool): Listen {
  async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const client = await pool.connect()
    try {
      return await work()
    } finally {
      client.release()
    }
  }
  return async (channel, onPayload) => {
    const stop = await alone(() => pglite.listen(channel, onPayload))
    return () => void alone(stop).catch(() => {})
  }
}

/**
 * One connection for all channels; when it is lost it is opened again,
 * and every listener is notified, since changes may have been missed.
 */
export function listenOnServer(url: string, log: Log) {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | null = null
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const again = () => {
    client = null
    if (closed || retry) return
    retry = setTimeout(() => {
      retry = undefined
      connect().then(
        () => everyone(repairedLine),
        (error: unknown) => {
          log.warn({ err: error }, 'the change feed waits for the database')
          again()
        },
      )
    }, 1_000)
    retry.unref()
  }
  const everyone = (payload: string) => {
    for (const callbacks of listeners.values())
      for (const onPayload of callbacks) onPayload(payload)
  }
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    fresh.on('error', () => {})
    await fresh.connect()
    fresh.once('end', () => {
      if (!closed) everyone(connectionLost)
      again()
    })
    fresh.on('notification', ({ channel, payload }) => {
      for (const onPayload of listeners.get(channel) ?? []) onPayload(payload ?? '')
    })
    for (const channel of listeners.keys())
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = fresh
  }

  const listen: Listen = async (channel, onPayload) => {
    const callbacks = listeners.get(channel) ?? new Set()
    listeners.set(channel, callbacks.add(onPayload))
    if (client) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    else await connect()
    return () => void callbacks.delete(onPayload)
  }
  const close = async () => {
    closed = true
    clearTimeout(retry)
    await client?.end()
  }
  return { listen, close }
}
