const works: (() => unknown)[] = []

/** What a file of tests started is ended with it, the last first. */
export const atEnd = (work: () => unknown): void => void works.unshift(work)

/** For `afterAll`; one that fails leaves none of the others running. */
export async function endAll(): Promise<void> {
  const errors: unknown[] = []
  for (const work of works.splice(0))
    try {
      await work()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw errors[0]
}
