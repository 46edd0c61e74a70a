interface Memory {
  readonly all: number
  readonly ofOneNetwork: number
}

/** A request's part of the memory for bodies. */
export interface BodyShare {
  /** Whether so many bytes would fit now. */
  hasRoomFor(bytes: number): boolean
  /** Takes so many bytes more; false when there is no room. */
  take(bytes: number): boolean
  /** Gives all of them back. */
  release(): void
}

/** Counts the bytes of bodies that are being read. Nobody waits for room: bodies that are half read would wait for one another. */
export function createBodyMemory({ all, ofOneNetwork }: Memory) {
  const held = new Map<string, number>()
  let total = 0
  const add = (network: string, bytes: number) => {
    const sum = (held.get(network) ?? 0) + bytes
    total += bytes
    if (sum > 0) held.set(network, sum)
    else held.delete(network)
  }
  return {
    share(network: string): BodyShare {
      let own = 0
      const hasRoomFor = (bytes: number) =>
        total + bytes <= all && (held.get(network) ?? 0) + bytes <= ofOneNetwork
      return {
        hasRoomFor,
        take(bytes) {
          if (!hasRoomFor(bytes)) return false
          own += bytes
          add(network, bytes)
          return true
        },
        release() {
          add(network, -own)
          own = 0
        },
      }
    },
  }
}
