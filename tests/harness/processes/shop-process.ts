import { expect, onTestFinished } from 'vitest'
import { startFile } from '../app/whole-build.ts'
import { type Child, kill, startChild } from './child.ts'

export const shopIsOpen = 'the shop is open'

/** Starts the shop as its operator does, on a free port; the test is its proxy and plays many clients. */
export function startShop(environment: NodeJS.ProcessEnv): Child {
  const child = startChild([startFile], {
    PORT: '0',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...environment,
  })
  onTestFinished(() => kill(child))
  return child
}

export const urlOfShop = (child: Child): string =>
  /"address":"([^"]+)"/.exec(child.output())?.[1] ?? ''

/** What a shop says that does not open: a sentence, without a stack. */
export async function refusalToStart(environment: NodeJS.ProcessEnv): Promise<string> {
  const child = startShop(environment)
  expect(await child.ended).toBe(1)
  expect(child.output()).not.toMatch(/^\s+at /m)
  return child.output().trim()
}
