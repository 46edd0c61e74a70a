import fs from 'node:fs'
import path from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { resultFile, timesFile } from '../places.ts'
import { leftOver, type Result, readPlan, readTimes } from '../plan.ts'
import { remembered } from './test-times.ts'

const plan = readPlan()
const requested = [...plan.always, ...plan.touched]
const projects = ['rules', 'touched', 'machinery', 'floods']
const fileOf = (moduleId: string) =>
  path.relative(process.cwd(), moduleId).replaceAll(path.sep, '/')
const placeOf = ({ project, moduleId }: TestSpecification) =>
  projects.indexOf(project.name) * 10_000 + requested.indexOf(fileOf(moduleId))

class AsPlanned extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

const isRequested = ({ project, moduleId }: TestSpecification) =>
  project.name === 'rules'
    ? (plan.rules?.includes(fileOf(moduleId)) ?? true)
    : requested.includes(fileOf(moduleId))
const wasRun = (module: TestModule) =>
  ![...module.children.allTests()].some(({ name }) => name === leftOver)
const secondsOf = (module: TestModule) => {
  const { collectDuration, setupDuration, duration } = module.diagnostic()
  return (collectDuration + setupDuration + duration) / 1_000
}

const vitest = await createVitest('test', {
  watch: false,
  reporters: ['dot'],
  sequence: { sequencer: AsPlanned },
})
await vitest.standalone()
const specifications = (await vitest.globTestSpecifications()).filter(isRequested)
const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
const ran = testModules.filter(wasRun)
const files = ran.map(({ moduleId }) => fileOf(moduleId))
const measured = ran
  .filter(({ project }) => project.name !== 'rules')
  .map((module) => [fileOf(module.moduleId), secondsOf(module)] as const)
const times = remembered(readTimes(), Object.fromEntries(measured))
fs.writeFileSync(timesFile, JSON.stringify(times))
const left = requested.filter((file) => !files.includes(file))
fs.writeFileSync(resultFile, JSON.stringify({ ran: measured.length, left } satisfies Result))
const isFine = unhandledErrors.length === 0 && testModules.every((module) => module.ok())
process.exitCode = isFine ? 0 : 1
await vitest.close()
