import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export interface Child {
  readonly process: ChildProcess
  /** Everything that was said so far. */
  output(): string
  /** Waits until the output holds the text, or the process ends. */
  until(text: string | RegExp): Promise<void>
  readonly ended: Promise<number | string>
}

const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** Starts a Node process of this project with exactly the given environment. */
export function startChild(
  overrides: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Child {
  const child = spawn(process.execPath, [...overrides], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += String(chunk)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close').then(([code, signal]) => {
    children.delete(child)
    return (code ?? signal) as number | string
  })
  const holds = (text: string | RegExp) =>
    typeof text === 'string' ? output.includes(text) : text.test(output)
  return {
    process: child,
    output: () => output,
    ended,
    async until(text) {
      while (!holds(text)) {
        const end = await Promise.race([ended, pause(20, null)])
        if (end !== null && !holds(text))
          throw new Error(`the process ended (${end}) before it said ${text}:\n${output}`)
      }
    },
  }
}

export async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL')
  await child.ended
}
