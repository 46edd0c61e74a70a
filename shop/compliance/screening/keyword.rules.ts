import { foldName } from './name-folding.rules.ts'

/** Names of the state, its armed bodies and its hotels, folded. */
const forbiddenAnywhere = [
  'minint',
  'minfar',
  'las far',
  'pnr',
  'dse',
  'cimex',
  'gaesa',
  'gaviota',
  'trd',
  'habaguanex',
  'cubanacan',
  'pcc',
  'ujc',
  'cdr',
  'anpp',
  'hotel',
  'hoteles',
  'villa turistica',
  'marina gaviota',
  'union electrica',
  'empresa estatal',
  'empresa electrica',
  'unidad militar',
  'zona militar',
  'base militar',
  'estado mayor',
  'region militar',
  'comite militar',
  'fuerzas armadas',
  'ejercito occidental',
  'ejercito central',
  'ejercito oriental',
  'tropas guardafronteras',
  'estacion de policia',
  'unidad de policia',
  'policia nacional',
  'seguridad del estado',
  'poder popular',
  'asamblea nacional',
  'asamblea municipal',
  'asamblea provincial',
  'partido comunista',
  'comite provincial del partido',
  'comite municipal del partido',
  'ministerio de',
  'ministerio del',
  'prision',
  'establecimiento penitenciario',
] as const

/** Ordinary words in an address, so checked in names only. */
const forbiddenInNames = ['une', 'far', 'ministerio', 'estatal', 'militar', 'gobierno'] as const

const found = (folded: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => ` ${folded} `.includes(` ${word} `))

/** Keywords in a name that indicate a state body. */
export const keywordsInName = (name: string): readonly string[] =>
  found(foldName(name), [...forbiddenAnywhere, ...forbiddenInNames])

/** Keywords in an address that indicate a non-residential place. */
export const keywordsInAddress = (address: string): readonly string[] =>
  found(foldName(address), forbiddenAnywhere)
