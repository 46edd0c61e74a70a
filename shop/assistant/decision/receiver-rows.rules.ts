import { sendsElsewhere } from './elsewhere.rules.ts'
import { asksForPromise } from './requests.rules.ts'
import { subjectIn } from './subjects.rules.ts'
import type { Row } from './view.rules.ts'

export const sending = /mand|envi|entreg|lleg|ship|deliver|send|llev|van a|go to|cubren|reach/
/** Who may receive is a matter of the compliance texts, whatever else is named. */
const receivers =
  /mipyme|cuentapropista|(?<!kit )negocio|militar|minint|minfar|private business|small business|government/

const officials =
  /militar|minint|minfar|\bpnr\b|polici\w+|coronel|teniente|\bfar\b|guardia|police|army|soldier|officer|colonel|lieutenant/
const related =
  /\b(mi|my|su|soy|i am|el|ella|he|she|un|1)\b (\w+ )?(es|son|trabaja|era|is|works|was|recib|policia|militar|un|1|a )/

export const receiverRows: readonly Row[] = [
  // what is used in kWh asks for a size, whatever weather is told beside it
  ['policy', (view) => view.read.kwhAMonth === null && subjectIn(view) !== null],
  ['policy', ({ text }) => sendsElsewhere(text)],
  ['policy', ({ text }) => asksForPromise(text)],
  ['policy', ({ text }) => receivers.test(text) && sending.test(text)],
  ['policy', ({ text }) => officials.test(text) && related.test(text)],
]
