import { dependents, type Graph } from './import-graph.ts'

const aTest = /\.test\.tsx?$/
const pageTest = /^(web\/(routes|sections)|server)\//
/** What every page goes through: a change here touches all of them. */
const everyPage =
  /^(web\/(root|entry\.|routes\.ts|request-ctx|words)|server\/(app|env)\b)|\/_layout\.tsx$/
/** Not in the graph of imports, and everything may depend on it. */
const everything =
  /^(database\/|package(-lock)?\.json$|vitest\.config\.ts$|vite\.config\.ts$|tests\/harness\/)|\.policies\.sql$/

const subjectOf = (test: string, graph: Graph): string | undefined => {
  const name = test.replace(aTest, '')
  return [`${name}.ts`, `${name}.tsx`].find((file) => graph.has(file))
}

/** The tests on a database, and of pages, whose outcome the changed files may alter. */
export function touchedTests(graph: Graph, changed: readonly string[]): string[] {
  const tests = [...graph.keys()].filter((file) => aTest.test(file)).sort()
  if (changed.some((file) => everything.test(file))) return tests
  const reached = dependents(graph, changed)
  const allPages = [...reached].some((file) => everyPage.test(file))
  return tests.filter((test) => {
    const subject = subjectOf(test, graph)
    if (reached.has(test) || (subject && reached.has(subject))) return true
    return allPages && pageTest.test(test)
  })
}
