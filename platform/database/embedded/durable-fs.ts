import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { SpareSpace } from './spare-space.ts'

interface Stream {
  readonly nfd: number
}
type Write = (
  stream: Stream,
  bytes: Uint8Array,
  offset: number,
  length: number,
  position: number,
) => number
type SetAttributes = (node: object, attributes: { readonly size?: number }) => void

interface EmscriptenModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: Stream) => number; write: Write }
    readonly node_ops: { setattr: SetAttributes }
    realPath(node: object): string
    /** Around every operation of the disk. */
    tryFSOperation<Value>(work: () => Value): Value
  }
}

/** Every file of the disk at once, as Linux can; where it cannot, each is flushed by itself. */
export const flushDisk = (folder: string): boolean =>
  process.platform === 'linux' &&
  spawnSync('sync', ['-f', folder], { stdio: 'ignore' }).status === 0

/**
 * The package's file system has no fsync: without it a power cut loses acknowledged commits.
 * After a crash Postgres flushes each of its files before it trusts them, seconds on a busy disk: while
 * it opens, one flush of the whole disk replaces those of all files that it has not yet written to.
 */
export class DurableFs extends NodeFS {
  readonly #folder: string
  readonly #spare: SpareSpace
  readonly #written = new Set<number>()
  #isOpening = true
  #isFlushed: boolean | null = null

  constructor(folder: string, spare: SpareSpace) {
    super(folder)
    this.#folder = folder
    this.#spare = spare
  }

  /** From now on every flush is made. */
  isOpen(): void {
    this.#isOpening = false
    this.#written.clear()
  }

  #isOnDisk(nfd: number): boolean {
    if (!this.#isOpening) return false
    const found = fs.fstatSync(nfd)
    if (!found.isFile() || this.#written.has(found.ino)) return false
    this.#isFlushed ??= flushDisk(this.#folder)
    return this.#isFlushed
  }

  /** The last bytes that fit are written and the others not: they go where there is room. */
  #writeWhole(write: Write, ...[stream, bytes, offset, length, position]: Parameters<Write>) {
    const written = write(stream, bytes, offset, length, position)
    if (written === length || !this.#spare.release()) return written
    return written + write(stream, bytes, offset + written, length - written, position + written)
  }

  #hook({ NODEFS }: EmscriptenModule): void {
    const { stream_ops: streams, node_ops: nodes } = NODEFS
    const { write } = streams
    const { setattr } = nodes
    const tryOperation = NODEFS.tryFSOperation
    NODEFS.tryFSOperation = (work) => tryOperation(() => this.#spare.during(work))
    streams.fsync = ({ nfd }) => {
      if (!this.#isOnDisk(nfd)) fs.fsyncSync(nfd)
      return 0
    }
    streams.write = (stream, ...more) => {
      if (this.#isOpening) this.#written.add(fs.fstatSync(stream.nfd).ino)
      return this.#writeWhole(write, stream, ...more)
    }
    nodes.setattr = (node, attributes) => {
      setattr(node, attributes)
      if (this.#isOpening && attributes.size !== undefined)
        this.#written.add(fs.statSync(NODEFS.realPath(node)).ino)
    }
  }

  override async init(...options: Parameters<NodeFS['init']>) {
    const ready = await super.init(...options)
    ready.emscriptenOpts.preRun?.push((module: unknown) => this.#hook(module as EmscriptenModule))
    return ready
  }
}
