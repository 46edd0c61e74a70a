import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseCsv } from '#kernel/text/csv.ts'
import { kindOfFile, type ListFile, parserFor, separatorOf } from './list-file.rules.ts'
import type { ListKind } from './list-state.rules.ts'
import type { ListedName } from './listed-name.rules.ts'
import { restrictedNames } from './restricted-list.input.ts'

export interface ReadList {
  readonly list: ListKind
  readonly source: string
  readonly sha256: string
  readonly asOf: Date
  /** Empty where a file cannot be read completely. */
  readonly names: readonly ListedName[]
}

/** UTF-8, or Latin-1 in older dumps. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '')
  } catch {
    return new TextDecoder('latin1').decode(bytes).replaceAll('\0', '')
  }
}

const rowsAtOnce = 1_000

/** Parses rows in small chunks so that the process keeps serving requests; returns no names if a row is invalid. */
async function namesInRows(
  kind: Exclude<ListKind, 'CRL'>,
  texts: readonly string[],
  today: string,
): Promise<readonly ListedName[]> {
  const parser = parserFor(kind, today)
  let turn = 0
  for (const text of texts)
    for (const row of parseCsv(text, separatorOf(kind))) {
      if (row.isBroken || !parser.read(row.cells)) return []
      turn += 1
      if (turn % rowsAtOnce === 0) await nextTurn()
    }
  return parser.names()
}

/** The Treasury's files form a set; each file of the other lists is complete by itself. */
async function namesIn(
  kind: ListKind,
  texts: readonly string[],
  today: string,
): Promise<readonly ListedName[]> {
  if (kind === 'SDN' || kind === 'CONS') return namesInRows(kind, texts, today)
  const parts = await Promise.all(
    texts.map((text) =>
      kind === 'CRL' ? (restrictedNames(text) ?? []) : namesInRows(kind, [text], today),
    ),
  )
  return parts.some((names) => names.length === 0) ? [] : parts.flat()
}

const keyOf = ({ name, entity, list }: ListedName) => `${list}\n${entity}\n${name}`
const withoutDuplicates = (names: readonly ListedName[]): ListedName[] => [
  ...new Map(names.map((name) => [keyOf(name), name])).values(),
]

const cut = (text: string) => text.slice(0, 1_000)

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

async function readList(list: ListKind, files: readonly ListFile[], now: Date): Promise<ReadList> {
  const texts = files.map(({ bytes }) => textOf(bytes))
  const names = await namesIn(list, texts, now.toISOString().slice(0, 10))
  const oldest = Math.min(now.getTime(), ...files.map(({ asOf }) => asOf.getTime()))
  return {
    list,
    source: files
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 500),
    sha256: sha256(
      files
        .map(({ bytes }) => sha256(bytes))
        .sort()
        .join(),
    ),
    asOf: new Date(oldest),
    names: withoutDuplicates(names).map((one) => ({
      ...one,
      name: cut(one.name),
      entity: cut(one.entity),
    })),
  }
}

export interface ReadFiles {
  readonly lists: readonly ReadList[]
  /** The list of each file, in the order of the files; null for an unknown format. */
  readonly kinds: readonly (ListKind | null)[]
}

export async function readListFiles(files: readonly ListFile[], now: Date): Promise<ReadFiles> {
  const kinds = files.map(({ name, bytes }) => kindOfFile(name, textOf(bytes)))
  const lists: ReadList[] = []
  for (const list of new Set(kinds)) {
    const own = files.filter((_, i) => kinds[i] === list)
    if (list) lists.push(await readList(list, own, now))
  }
  return { lists, kinds }
}
