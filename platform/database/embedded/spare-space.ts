import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const megabyte = 1024 * 1024
/** Two segments of the write-ahead log. */
export const spareBytes = 32 * megabyte
/** With less than this nothing new is begun: a segment of the log is as large. */
export const marginBytes = 16 * megabyte

const noRoom = ['ENOSPC', 'EDQUOT']
export const isNoRoom = (error: unknown): boolean =>
  noRoom.includes(String((error as { code?: unknown } | null)?.code))

/**
 * Space on the disk that only the database may use up. A segment of the log that cannot be written ends the embedded
 * Postgres for good, and a full disk would keep it from opening: then it writes into this space instead, and from
 * that moment on nothing new is begun until there is space again.
 */
export class SpareSpace {
  readonly #file: string
  #isHeld = false
  #isFull = false
  #onChange: (isFull: boolean) => void = () => {}

  constructor(folder: string) {
    this.#file = path.join(folder, 'spare-space')
    this.#isHeld = fs.existsSync(this.#file) && fs.statSync(this.#file).size === spareBytes
  }

  /** Called when the disk becomes full and when it has space again. */
  onChange(notify: (isFull: boolean) => void): void {
    this.#onChange = notify
    if (this.#isFull) notify(true)
  }

  #free(): number {
    const { bavail, bsize } = fs.statfsSync(path.dirname(this.#file))
    return bavail * bsize
  }

  #take(): boolean {
    if (this.#free() < spareBytes + marginBytes) return false
    // what cannot be compressed takes the space that it claims
    const part = randomBytes(megabyte)
    try {
      const file = fs.openSync(this.#file, 'w', 0o600)
      for (let at = 0; at < spareBytes; at += part.length) fs.writeSync(file, part, 0, part.length)
      fs.closeSync(file)
    } catch (error) {
      fs.rmSync(this.#file, { force: true })
      if (isNoRoom(error)) return false
      throw error
    }
    return true
  }

  /** Gives the space to what must be written now; whether there was any. */
  release(): boolean {
    if (!this.#isHeld) return false
    fs.rmSync(this.#file, { force: true })
    this.#isHeld = false
    return true
  }

  /** Whether nothing new may be written. Takes the space again as soon as it can. */
  isFull(): boolean {
    this.#isHeld ||= this.#take()
    const isFull = !this.#isHeld || this.#free() < marginBytes
    if (isFull !== this.#isFull) this.#onChange(isFull)
    this.#isFull = isFull
    return isFull
  }

  /** Does it again in the spare space when the disk has no room for it. */
  during<Value>(work: () => Value): Value {
    try {
      return work()
    } catch (error) {
      if (!isNoRoom(error) || !this.release()) throw error
      return work()
    }
  }
}
