import type { Emergency } from '../emergency.rules.ts'
import { bodyScenes } from './body-scenes.rules.ts'
import { thingScenes } from './thing-scenes.rules.ts'

const scenes: readonly (readonly [Emergency, (text: string) => boolean])[] = [
  ...bodyScenes,
  ...thingScenes,
]

/** Everything that who, what, the deed and the place say together is happening. */
export const scenesIn = (text: string): Emergency[] =>
  scenes.flatMap(([name, fits]) => (fits(text) ? [name] : []))
