import { dropOldest, match, openFiles } from './files.ts'
import { modulesOf } from './kept-html.rules.ts'

/** Keeps what a module needs before the module itself: one that is kept runs without a line. */
async function keepModule(address: string, begun: Set<string>): Promise<void> {
  if (begun.has(address)) return
  begun.add(address)
  if (await match(address)) return
  const answer = await fetch(address)
  if (!answer.ok) return
  for (const needed of modulesOf(await answer.clone().text())) await keepModule(needed, begun)
  await (await openFiles()).put(address, answer)
}

/** One after the other, so that it takes the line from nothing. */
export async function keepModules(addresses: readonly string[]): Promise<void> {
  const begun = new Set<string>()
  for (const address of addresses) await keepModule(address, begun).catch(() => null)
  await dropOldest()
}
