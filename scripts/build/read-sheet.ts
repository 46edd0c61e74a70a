import {
  type Location,
  type Rule,
  type SelectorList,
  type StyleSheet,
  transform,
} from 'lightningcss'
import type { Part, Sheet } from '#web/shell/document/page-styles.rules.ts'

const groups: readonly string[] = [
  'media',
  'layer-block',
  'supports',
  'container',
  'starting-style',
]

/** What is in brackets may be negated (`:not(…)`): it is not required in a page. */
const classesIn = (selectors: SelectorList): string[][] =>
  selectors.map((selector) =>
    selector.flatMap((component) => (component.type === 'class' ? [component.name] : [])),
  )

/** The rules of a group; null for a rule that is not a group. */
function rulesOf({ type, ...rule }: Rule): readonly Rule[] | null {
  const isGroup = groups.includes(type)
  return isGroup && 'value' in rule ? (rule.value as { rules: Rule[] }).rules : null
}

function placeOf(rule: Rule): Location {
  if ('value' in rule && rule.value && 'loc' in rule.value) return rule.value.loc
  throw new Error(`lightningcss reports no position for a rule of the kind ${rule.type}`)
}

/** Parses a style sheet once, at build time: lightningcss reports the kind of each rule and its start. */
export function readSheet(css: string): Sheet {
  const lines = [0]
  for (let at = css.indexOf('\n'); at >= 0; at = css.indexOf('\n', at + 1)) lines.push(at + 1)
  const startOf = (rule: Rule) => {
    const { line, column } = placeOf(rule)
    return (lines[line] ?? 0) + column - 1
  }
  const parts = (rules: readonly Rule[], end: number): Part[] =>
    rules.map((rule, place) => {
      const next = rules[place + 1]
      return partOf(rule, startOf(rule), next ? startOf(next) : end)
    })
  const partOf = (rule: Rule, start: number, end: number): Part => {
    const text = css.slice(start, end)
    if (rule.type === 'style') return { needs: classesIn(rule.value.selectors), text }
    const rules = rulesOf(rule)
    if (!rules?.[0]) return text
    const inside = startOf(rules[0])
    const closing = start + text.lastIndexOf('}')
    return { opening: css.slice(start, inside), parts: parts(rules, closing) }
  }
  let sheet: Sheet = []
  const read = ({ rules }: StyleSheet) => {
    sheet = parts(rules, css.length)
  }
  transform({ filename: 'app.css', code: Buffer.from(css), visitor: { StyleSheet: read } })
  return sheet
}
