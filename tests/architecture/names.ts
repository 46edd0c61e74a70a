import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

interface Forbidden {
  readonly pattern: RegExp
  readonly say: string
}

export interface Words {
  readonly forbidden: readonly Forbidden[]
  /** Names and paths that stand nevertheless. */
  readonly allowed: readonly RegExp[]
  /** Names that stand in some paths only. */
  readonly allowedIn: readonly { readonly file: RegExp; readonly name: RegExp }[]
}

/** The block of docs/words.md: an expression and the right word a line. */
export function readWords(document: string): Words {
  const block = /^```forbidden\n([\s\S]*?)^```/m.exec(document)?.[1] ?? ''
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  const parts = lines.map((line) => line.trim().split(/\s+/))
  const ofKind = (kind: string) => parts.filter(([first]) => first === kind)
  return {
    forbidden: parts
      .filter(([first]) => first !== 'allow' && first !== 'allow-in')
      .map(([first = '', ...say]) => ({ pattern: new RegExp(first), say: say.join(' ') })),
    allowed: ofKind('allow').map(([, name = '']) => new RegExp(name)),
    allowedIn: ofKind('allow-in').map(([, file = '', name = '']) => ({
      file: new RegExp(file),
      name: new RegExp(name),
    })),
  }
}

/** `keptPages` and `kept_pages` are both `kept-pages`. */
const joined = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1-$2')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()

/** Whether any word of a text, be it of a comment, is no good name: few sources have to be parsed. */
const mayHave = (isFault: (name: string) => boolean, text: string): boolean =>
  (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).some(isFault)

/** The names a source declares or uses, each once; strings, comments and texts are not read. */
export function identifiersOf(file: string, text: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return names
}

const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(file))

const foldersOf = (file: string): string[] =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, depth, folders) => folders.slice(0, depth + 1).join('/'))

/** Says what is wrong with a name, by `docs/words.md`; null where nothing is. */
export function createNameCheck(words: Words): (name: string) => string | null {
  const known = new Map<string, string | null>()
  const check = (name: string) => {
    const text = joined(name)
    const found = words.forbidden.find(({ pattern }) => pattern.test(text))
    return found ? `${name}: say ${found.say}` : null
  }
  return (name) => {
    if (!known.has(name)) known.set(name, check(name))
    return known.get(name) ?? null
  }
}

const isSource = /\.(ts|tsx|mjs)$/

/** Every forbidden name of the tracked files and folders, with its place and the right word. */
export function forbiddenNames(words: Words): string[] {
  const faultOf = createNameCheck(words)
  const isAllowed = (text: string) => words.allowed.some((pattern) => pattern.test(text))
  const isAllowedIn = (file: string, name: string) =>
    words.allowedIn.some((one) => one.file.test(file) && one.name.test(name))
  const files = trackedFiles().filter((file) => !isAllowed(file))
  const places = new Set([...files.flatMap(foldersOf), ...files])
  const ofPlaces = [...places].map((place) => [place, path.posix.basename(place)] as const)
  const ofNames = files
    .filter((file) => isSource.test(file))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }))
    .filter(({ text }) => mayHave((word) => faultOf(word) !== null, text))
    .flatMap(({ file, text }) =>
      [...identifiersOf(file, text)]
        .filter((name) => faultOf(name) && !isAllowed(name) && !isAllowedIn(file, name))
        .map((name) => [file, name] as const),
    )
  return [...ofPlaces, ...ofNames].flatMap(([place, name]) => {
    const fault = faultOf(name)
    return fault ? [`${place}: ${fault}`] : []
  })
}
