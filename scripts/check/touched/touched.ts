import { dependents, type Graph } from '../../import-graph.ts'
import { type Times, usualTime } from './test-times.ts'

const aTest = /\.test\.tsx?$/
const pageTest = /^(web|server)\/(?!.*\.(process|rules)\.)/
/** What every page goes through: a change here touches all of them. */
const everyPage =
  /^(web\/(root|entry\.|routes\.ts|shell\/request\/(request-ctx|messages)\.)|server\/(app|env)\b)|-layout\.tsx$|\.css$/
/** Not in the graph of imports, and everything may depend on it. */
const everything =
  /^(database\/|package(-lock)?\.json$|vitest\.config\.ts$|vite\.config\.ts$|react-router\.config\.ts$|scripts\/(build\/build-parts|check\/touched\/light-)|tests\/harness\/prepare-database)|\.(functions|policies)\.sql$/

const subjectOf = (test: string, graph: Graph): string | undefined => {
  const name = test.replace(aTest, '')
  return [`${name}.ts`, `${name}.tsx`].find((file) => graph.has(file))
}

/** The tests whose outcome the changed files may alter, ordered by distance of their folder, then by duration. */
export function touchedTests(
  graph: Graph,
  changed: readonly string[],
  times: Times = {},
  nearest: readonly string[] = [],
): string[] {
  const tests = [...graph.keys()].filter((file) => aTest.test(file)).sort()
  const isNearest = (test: string) => nearest.some((folder) => test.startsWith(folder))
  const reached = dependents(graph, changed)
  const allPages = [...reached.keys()].some((file) => everyPage.test(file))
  const farthest = allPages ? 1_000 : Number.POSITIVE_INFINITY
  const anywhere = changed.some((file) => everything.test(file)) ? 2_000 : Number.POSITIVE_INFINITY
  const distanceOf = (test: string): number => {
    const near = [test, subjectOf(test, graph) ?? ''].flatMap((file) => reached.get(file) ?? [])
    const far = pageTest.test(test) ? farthest : Number.POSITIVE_INFINITY
    return isNearest(test) ? 0 : Math.min(anywhere, far, ...near)
  }
  return tests
    .map((test) => ({ test, distance: distanceOf(test) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort(
      (one, other) =>
        one.distance - other.distance || usualTime(times, one.test) - usualTime(times, other.test),
    )
    .map(({ test }) => test)
}
