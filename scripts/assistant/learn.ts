import fs from 'node:fs'
import { examplesOf, learn } from '#shop/assistant/learnt/training.rules.ts'

/** Learns from the examples and stores the weights. */
const folder = 'shop/assistant/learnt'
const examples = JSON.parse(fs.readFileSync(`${folder}/examples.json`, 'utf8')) as string[]
const weights = learn(examplesOf(examples))
const text = `${JSON.stringify(weights, null, 2)}\n`
fs.writeFileSync(`${folder}/weights.json`, text)
console.log(`${examples.length} examples, ${text.length} bytes`)
