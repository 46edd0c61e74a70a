import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What kills processes, floods a shop or opens every page takes a minute, and is no long file. */
const slow =
  /tests\/stress\/|server\/backups\/|web\/admin\/frame\/every-|\.(?:long|process|postgres)\.test\.ts$/

/** Begun last, a slow one would keep one worker busy while the other has nothing left to do. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...byProject.values()].flatMap((ofProject) => {
      const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId)
      return [...ofProject.filter(isSlow), ...ofProject.filter((one) => !isSlow(one))]
    })
  }
}
