import { fold } from '../understanding/folding.rules.ts'

const stopWords = new Set(
  `el la los las lo le les un una 1 unos unas de del al a en y o u e que es son ser soy esta estan este esto esa ese eso por para con sin se si no me mi mis tu tus te su sus nos yo ya muy mas pero como cuando donde cual cuales quien hay tengo tiene tienen quiero puedo puede pueden hacer hace hago hacen haces ustedes ustedes usted aqui alla ahi ahora entonces significa significan quiere decir llama llaman llamar explica explicame explica dime digame dice saber queria quisiera gustaria hola oye buenas cosa cosas asere favor gracias algo cada tan porque hay debo debe ha han he dame vez seguir sigue sigo
  the an is are was were be of to in on at it its this that these those and or if i you your my me we our they he she do does did can could will would should with for from by how what which when where who about not have has had get got there here please guys so am mean means stand stands tell explain know want like just any some should`
    .split(/\s+/)
    .filter(Boolean),
)

const sizes = new Set([
  '12',
  '24',
  '48',
  '110',
  '220',
  '240',
  '410',
  '450',
  '550',
  '580',
  '72',
  '105',
])

/** Words of one meaning, in both languages, as rough stems. */
const alike: readonly (readonly string[])[] = [
  ['refrige', 'refri', 'never', 'fridg', 'fri'],
  ['pedid', 'compr', 'orden', 'order', 'paquet', 'package', 'purchas'],
  ['lluvi', 'llov', 'llovien', 'lluev', 'aguacer', 'rain', 'rainin'],
  ['demor', 'tard', 'plaz'],
  ['limpi', 'suci', 'polv', 'polvo', 'clean', 'dirt', 'dirty', 'dust', 'dusty', 'lav'],
  ['mand', 'envi', 'envio', 'ship', 'shippin'],
  ['factur', 'recib', 'comprob', 'invoic', 'receipt'],
  ['contras', 'clav', 'passwor'],
  ['rot', 'romp', 'raj', 'part', 'dan', 'broken', 'damag', 'crack'],
  ['cuart', 'cama', 'dormi', 'dormito', 'habitac', 'closet', 'room', 'bed', 'bedroom', 'bedroo'],
  [
    'tap',
    'tapad',
    'cubr',
    'cubiert',
    'frazad',
    'manta',
    'mant',
    'saban',
    'cover',
    'blanket',
    'blanke',
  ],
  ['panel', 'modul', 'module'],
  ['bateri', 'bater', 'pil'],
  ['coloc', 'ubic', 'instal', 'mont', 'install', 'mount'],
  ['inclina', 'tilt', 'angul', 'angle'],
  ['orient', 'orienta', 'facin', 'fac'],
  ['sombr', 'shad', 'shade'],
  ['viaj', 'vacacio', 'travel', 'vacatio'],
  ['efectiv', 'cash'],
  ['carnet', 'carne', 'identid'],
  ['polic', 'policia', 'police', 'pnr'],
  ['emplead', 'trabaja', 'employe', 'worker'],
]
const concepts = new Map(alike.flatMap((words) => words.map((word) => [word, words[0] ?? word])))
const concept = (stem: string): string => concepts.get(stem) ?? stem

/** A rough stem, the same for both languages: plurals and endings go, long words are cut. */
export function stemOf(word: string): string | null {
  const folded = fold(word).replace(/[^a-z0-9]/g, '')
  // 'la placa' is a flat roof, 'las placas' are panels
  if (folded === 'placas') return 'panel'
  if (folded.length < 2 || stopWords.has(folded)) return null
  if (/\d/.test(folded)) return /^\d+$/.test(folded) && !sizes.has(folded) ? null : folded
  const single = folded.replace(/(?:(?<=[rnldjz])es|s)$/, '')
  const bare =
    single.length > 4
      ? single.replace(/(?:ando|iendo|aron|ieron|amos|emos|ing|ed|ar|er|ir|an|en|as|os|o|a|e)$/, '')
      : single
  return concept((bare.length < 3 ? single : bare).slice(0, 7))
}
