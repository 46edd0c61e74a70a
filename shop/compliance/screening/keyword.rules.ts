import { foldName } from './name-folding.rules.ts'

/** Words that stand for the state, its armed bodies or its hotels, folded. */
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

/** In an address these are ordinary words. */
const forbiddenInNames = ['une', 'far', 'ministerio', 'estatal', 'militar', 'gobierno'] as const

const found = (folded: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => ` ${folded} `.includes(` ${word} `))

/** What in a name says that it is no private person and no private business. */
export const keywordsInName = (name: string): readonly string[] =>
  found(foldName(name), [...forbiddenAnywhere, ...forbiddenInNames])

/** What in an address says that nobody lives there. */
export const keywordsInAddress = (address: string): readonly string[] =>
  found(foldName(address), forbiddenAnywhere)
