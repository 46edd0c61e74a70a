import { useEffect, useState } from 'react'
import type { TableRow } from '../table.rules.ts'
import { partsFor, type RowWindow, rowsPerPart } from '../window.rules.ts'

export type LoadRows = (
  from: number,
  count: number,
  signal?: AbortSignal,
) => Promise<readonly TableRow[]>

interface Part {
  readonly version: unknown
  readonly rows: readonly TableRow[]
}

interface Options {
  /** Changes with each server response and invalidates fetched rows. */
  readonly version: unknown
  readonly first: readonly TableRow[]
  readonly load: LoadRows
  readonly inSight: RowWindow
}

const settled = 60

/** Loads visible rows in chunks while scrolling; old rows stay until new ones are loaded. */
export function useRows({ version, first, load, inSight }: Options) {
  const [parts, setParts] = useState<ReadonlyMap<number, Part>>(new Map())
  const [isLost, setLost] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const missing = partsFor(inSight)
    .filter((part) => part > 0 && parts.get(part)?.version !== version)
    .join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry runs the effect again
  useEffect(() => {
    if (missing === '') return
    const control = new AbortController()
    const fetchPart = async (part: number): Promise<[number, Part]> => [
      part,
      { version, rows: await load(part * rowsPerPart, rowsPerPart, control.signal) },
    ]
    const timer = setTimeout(() => {
      Promise.all(missing.split(',').map(Number).map(fetchPart)).then(
        (fetched) => {
          setLost(false)
          setParts((known) => new Map([...known, ...fetched]))
        },
        () => {
          if (!control.signal.aborted) setLost(true)
        },
      )
    }, settled)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [missing, version, load, attempts])
  const rowAt = (index: number): TableRow | undefined =>
    first[index] ?? parts.get(Math.floor(index / rowsPerPart))?.rows[index % rowsPerPart]
  return { rowAt, isLost, again: () => setAttempts((count) => count + 1) }
}
