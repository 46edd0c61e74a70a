import { useEffect, useState } from 'react'

const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** Fetches a part, or fetches it ahead so that whoever wants it has it at once; null where it did not come. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    const came = await load()
    loaded.set(load, came)
    return came
  } catch {
    return null
  }
}

/** A part of the page that comes once it is wanted; where it did not come, the page goes on without it and asks again at the next wish. */
export function useLoaded<Part>(load: () => Promise<Part>, isRequested: boolean): Part | null {
  const [part, setPart] = useState(() => (loaded.get(load) ?? null) as Part | null)
  useEffect(() => {
    if (!isRequested || part) return
    void fetchPart(load).then((came) => came && setPart(() => came))
  }, [load, isRequested, part])
  return part
}
