import { useEffect, useState } from 'react'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** Loads a part, or preloads it for immediate use; null where loading failed. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    const came = await load()
    loaded.set(load, came)
    return came
  } catch {
    return null
  }
}

/** A part of the page that is loaded on demand; after a failure the page goes on without it and retries on the next demand. */
export function useLoaded<Part>(load: () => Promise<Part>, isRequested: boolean): Part | null {
  const [part, setPart] = useState(() => (loaded.get(load) ?? null) as Part | null)
  useEffect(() => {
    if (!isRequested || part) return
    void fetchPart(load).then((came) => came && setPart(() => came))
  }, [load, isRequested, part])
  return part
}
