import type { Graph } from '../../import-graph.ts'

type Way = readonly string[]

const onwards = (graph: Graph, way: Way): Way[] =>
  (graph.get(way.at(-1) ?? '') ?? []).map((target) => [...way, target])

/** The shortest way from a file over its imports back to itself, if there is one. */
function circleOf(graph: Graph, start: string): Way | null {
  const seen = new Set<string>()
  const ways: Way[] = [[start]]
  for (const way of ways)
    for (const longer of onwards(graph, way)) {
      const end = longer.at(-1) ?? ''
      if (end === start) return longer
      if (!seen.has(end)) ways.push(longer)
      seen.add(end)
    }
  return null
}

/** Circles of imports that lead through one of the changed files. */
export const cyclesThrough = (graph: Graph, changed: readonly string[]): Way[] =>
  changed.flatMap((file) => {
    const circle = circleOf(graph, file)
    return circle ? [circle] : []
  })
