import fs from 'node:fs'
import type { Source } from './sources.ts'

const granted = /\bgrant\s[^;]*?\bon\s+(?!function\b)([a-z_,\s]+?)\s+to\b/gi

const domainOf = (file: string) => file.split('/')[1] ?? ''

export const policyFiles = (): Source[] =>
  fs
    .readdirSync('shop', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.policies.sql'))
    .map((file) => ({ file: `shop/${file}`, text: fs.readFileSync(`shop/${file}`, 'utf8') }))

/** Each table with its domain: the one that holds its policies. */
export function ownersOf(policies: readonly Source[] = policyFiles()): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { file, text } of policies)
    for (const [, tables = ''] of text.matchAll(granted))
      for (const table of tables.split(',').map((name) => name.trim()))
        owners.set(table, domainOf(file))
  return owners
}
