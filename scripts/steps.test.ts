import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextStep, type Outcome, runSteps, type Step } from './steps.ts'

const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  command: ['node', '-e', ''],
  ...more,
})
const ended = (...names: string[]) =>
  new Map<string, Outcome>(
    names.map((name) => [name, { step: step(name), state: 'passed', seconds: 0, output: '' }]),
  )
const nothing = new Set<Step>()

describe('what may start', () => {
  test('the first step without open dependencies', () => {
    const types = step('types', { after: ['routes'] })
    const boundaries = step('walls')
    expect(nextStep([types, boundaries], nothing, ended())).toBe(boundaries)
    expect(nextStep([types, boundaries], nothing, ended('routes'))).toBe(types)
  })

  test('no third step beside two', () => {
    const running = new Set([step('one'), step('two')])
    expect(nextStep([step('three')], running, ended())).toBeUndefined()
  })

  test('no step beside one that needs the whole machine', () => {
    const alone = step('browser', { alone: true })
    expect(nextStep([step('other')], new Set([alone]), ended())).toBeUndefined()
    expect(nextStep([alone], new Set([step('other')]), ended())).toBeUndefined()
    expect(nextStep([alone], nothing, ended())).toBe(alone)
  })

  test('any step beside one that waits for a network', () => {
    const install = step('install', { waits: true })
    const alone = step('browser', { alone: true })
    const running = new Set([install])
    expect(nextStep([alone], running, ended())).toBe(alone)
    expect(nextStep([alone], new Set([install, step('other')]), ended())).toBeUndefined()
    const later = step('beside programs', { alone: true, after: ['install'] })
    expect(nextStep([later], running, ended())).toBeUndefined()
    expect(nextStep([later], nothing, ended('install'))).toBe(later)
  })
})

describe('a run', () => {
  const lines: string[] = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  })
  afterEach(() => void vi.restoreAllMocks())
  const failing = step('failing', {
    command: ['node', '-e', 'console.log("why"); process.exit(1)'],
  })
  const loud = step('loud', { command: ['node', '-e', 'console.log("chatter")'] })

  test('prints one line per step and the output of failed ones only', async () => {
    expect(await runSteps([loud, failing])).toBe(false)
    const text = lines.join('\n')
    expect(text).toMatch(/^✓ loud .+ s$/m)
    expect(text).toMatch(/^✗ failing .+ s$/m)
    expect(text).toContain('why')
    expect(text).not.toContain('chatter')
    expect(text).toContain('1 of 2 steps failed')
    expect(lines.at(-1)).toMatch(/^✗ failing .+ s$/)
  })

  test('does not run the dependents of a failed step', async () => {
    expect(await runSteps([failing, step('next', { after: ['failing'] })])).toBe(false)
    expect(lines.join('\n')).toMatch(/^– next/m)
  })

  test('is well when every step is', async () => {
    expect(await runSteps([loud, step('quiet')])).toBe(true)
    expect(lines.at(-1)).toMatch(/2 steps passed in/)
  })
})
