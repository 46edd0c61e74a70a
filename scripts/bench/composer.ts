import { parseArgs } from 'node:util'
import { isQuestion, measureComposer, timed } from './workload/composer.ts'

const { values } = parseArgs({
  options: { once: { type: 'string', default: '' }, seed: { type: 'string', default: '1' } },
})

if (isQuestion(values.once)) console.log(timed(values.once, Number(values.seed)))
else measureComposer()
