import { useEffect, useState } from 'react'
import { suggestFrom } from '#shop/catalogue/search/search.input.ts'
import { fetchFromShop } from '../request/fetch-with-retry.ts'

export interface Suggestion {
  readonly id: string
  readonly name: string
}

const none: readonly Suggestion[] = []
const typingPause = 180

async function askFor(
  path: string,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetchFromShop(
    `${path}?q=${encodeURIComponent(text)}`,
    { signal },
    'search',
  )
  return response.ok ? ((await response.json()) as Suggestion[]) : none
}

/** What the shop suggests for the current text; a newer request aborts the older one. */
export function useSuggestions(input: string, path = '/buscar/sugerencias'): readonly Suggestion[] {
  const [found, setFound] = useState(none)
  const text = input.trim()
  useEffect(() => {
    if (text.length < suggestFrom) {
      setFound(none)
      return
    }
    const question = new AbortController()
    const timer = setTimeout(() => {
      askFor(path, text, question.signal).then(setFound, () => {
        if (!question.signal.aborted) setFound(none)
      })
    }, typingPause)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [text, path])
  return found
}
