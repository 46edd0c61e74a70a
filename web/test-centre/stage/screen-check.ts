import { format } from '#kernel/messages.ts'
import {
  type LayoutFinding,
  layoutFindings,
  type Problem,
} from '#shop/test-centre/browser/layout-findings.rules.ts'
import { type Size, sizeText } from '#shop/test-centre/browser/screens.rules.ts'
import type { Finding } from '#shop/test-centre/results/test-result.rules.ts'
import { seePage } from '#shop/test-centre/ui/see-page.ts'
import type { TestMessages } from '#shop/test-centre/ui/use-messages.ts'
import type { TestFrame } from './test-frame.ts'

const pages = ['/', '/catalogo', '/carrito']
const maxReported = 4

interface Found extends LayoutFinding {
  readonly path: string
}

export interface ScreenFinding extends Finding {
  /** The first finding that has a suggestion. */
  readonly problem: Problem | null
}

function findingOf(messages: TestMessages, found: readonly Found[]): string {
  const sentences = found
    .slice(0, maxReported)
    .map(
      ({ path, problem, what }) =>
        `${path}: ${format(messages.problems[problem], { what }).trim()}`,
    )
  const more = found.length - maxReported
  return [...sentences, ...(more > 0 ? [format(messages.more, { count: more })] : [])].join('; ')
}

/** Opens the pages in a frame of a screen's size and returns the layout findings. */
export async function seeScreen(
  frame: TestFrame,
  size: Size,
  messages: TestMessages,
): Promise<ScreenFinding> {
  const found: Found[] = []
  for (const path of pages) {
    const seen = await seePage(await frame.open(path))
    found.push(...layoutFindings(seen).map((finding) => ({ ...finding, path })))
  }
  if (found.length > 0)
    return {
      status: 'error',
      message: findingOf(messages, found),
      problem: found[0]?.problem ?? null,
    }
  const message = format(messages.pagesFine, { count: pages.length, size: sizeText(size) })
  return { status: 'success', message, problem: null }
}
