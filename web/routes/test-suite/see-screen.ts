import { fill } from '#kernel/words.ts'
import {
  type LayoutFinding,
  layoutFindings,
  type Problem,
} from '#shop/test-centre/layout-findings.rules.ts'
import { type Size, sizeText } from '#shop/test-centre/screens.rules.ts'
import type { Finding } from '#shop/test-centre/test-result.rules.ts'
import { seePage } from '#shop/test-centre/ui/see-page.ts'
import type { TestWords } from '#shop/test-centre/ui/use-test-words.ts'
import type { TestFrame } from './test-frame.ts'

const pages = ['/', '/catalogo', '/carrito']
const mostTold = 4

interface Found extends LayoutFinding {
  readonly path: string
}

export interface ScreenFinding extends Finding {
  /** The first thing that is wrong, for which there is a suggestion. */
  readonly problem: Problem | null
}

function told(words: TestWords, found: readonly Found[]): string {
  const sentences = found
    .slice(0, mostTold)
    .map(({ path, problem, what }) => `${path}: ${fill(words.problems[problem], { what }).trim()}`)
  const more = found.length - mostTold
  return [...sentences, ...(more > 0 ? [fill(words.more, { count: more })] : [])].join('; ')
}

/** Opens the pages in a frame of a screen's size and says what is wrong with them. */
export async function seeScreen(
  frame: TestFrame,
  size: Size,
  words: TestWords,
): Promise<ScreenFinding> {
  const found: Found[] = []
  for (const path of pages) {
    const seen = await seePage(await frame.open(path))
    found.push(...layoutFindings(seen).map((finding) => ({ ...finding, path })))
  }
  if (found.length > 0)
    return { status: 'error', message: told(words, found), problem: found[0]?.problem ?? null }
  const message = fill(words.pagesFine, { count: pages.length, size: sizeText(size) })
  return { status: 'success', message, problem: null }
}
