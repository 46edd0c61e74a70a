/** Stems of one meaning in both languages; a question is read by meanings, not by phrases. */
const stems = {
  electrical:
    'bateri batter inversor invers inverter estacion station cable wire alambr breaker interruptor fusible fuse enchuf outlet socket toma tomacorriente plug panel cargador charger controlador regulador equipo sistema system litio lithium powerbank borne terminal tablero regleta extension conexion contador acumulador celda unit planta ecoflow bluetti jackery anker',
  store:
    'bateri batter litio lithium celda cell estacion station acumulador pila powerbank ecoflow bluetti jackery anker',
  protection: 'bms breaker interruptor fusible fuse diferencial proteccion gfci rcd',
  swollen:
    'hinch inflad inflo inflan inflam abomb abult bulg swell swoll puffed puffy bloat balloon globo gord prenad barrig panz deform',
  scorched:
    'derrit derret derrite melt chamusc tizn carboniz quemad quemand achicharr scorch burnt charred humea',
  dark: 'negr negrit black prieta prieto brown carmelit marron',
  heated: 'ardiend hirv hirviend recalent sobrecalent overheat',
  smell: 'huel olor oler peste apest hedor tufo stink smell odor fumes',
  bad: 'quem raro rara quimic fuerte feo mal chemical burn weird strange bad podrid acid plastic humo gas peste goma azufre pescado huevo chamusc sulfur sulphur rubber fish egg rotten',
  spark: 'chisp spark fogonaz centell chispaz candelit candel llamarad llamit llamas flame fuego',
  hiss: 'burbuj bubbl gorgot chirri crackl popping',
  venting: 'hiss silb chifl sizzl whistl',
  smoke: 'humo humit humar humead humea smok fumes vapor',
  liquid:
    'agua water moj empap inund flood soak wet piscina pool charc cubeta bucket chapuz ahog mar rio cisterna',
  fell: 'cay cae caid fell fall dropp derram spill spilled splash bot tir salpic met entr moj empap inund ahog soak flood got',
  touched: 'toc toqu touch agarr cogi grabb roz',
  person:
    'liniero lineman papa mama padre madre nino nina nieto nieta suegro suegra cunado cunada novio novia sobrin yerno nuera obrero ayudante vieja hijo hija abuel tipo muchach herman vecin tio tia primo prima esposo esposa marido mujer hombre senor senora muchacho electricista dad mom father mother son daughter kid kids child brother sister husband wife man guy uncle aunt somebody someone grandfather grandmother grandpa grandma friend neighbor amigo amiga bebe baby perro gente',
  tingle:
    'cosquill calambr corrientaz corrientic tingl hormigue sacud latigaz zapp zap electrocut jalon pasmaz patad patead pinchaz jolt',
  bare: 'pelad pelao forro bare exposed desnud descubiert',
  loose:
    'tirad suelt colg colgand suelto caid hanging loose down ground patio piso gente nin child',
  bypass:
    'puente puent bypass jumper brinc burl amarr trab alambr alumini papel moneda clavo coin foil cinta teip teipe scotch tranc calz presilla',
  remove:
    'quit sac cort parti partir arranc elimin desconect remov cut cutt snap saw anul rompi rompo romper broke',
  earth: 'tierra grounding earth',
  meter: 'contador meter reloj',
  slow: 'menos despac lento fren pare parar lent trab adulter alter truc engan slow less tamper stop hack puente burl cheat atras trick fool spin backward tramp',
  open: 'abr desarm destap destripa lid tapa unscrew pry disassembl destornill hueco agujer barren',
  swap: 'cambi reempl swap replac repar arregl fix',
  cell: 'celda cell pila',
  splice:
    'empat empalm splic unir pel conect desconect cort trabaj work junt cambi arregl connect repar manipul',
  live: 'energiz vivo live',
  source: 'inversor invers inverter planta estacion station generador generator',
  houseWiring: 'tablero toma tomacorriente enchuf outlet socket panel caja acometida',
  roof: 'techo roof placa azotea escalera ladder tejado',
  pole: 'poste pole tendido',
  hook: 'engan enganch colg cuelg hook peg conect tir cog coj rob tap',
} as const
export type Concept = keyof typeof stems

const minSlipStem = 6
const rows = (Object.entries(stems) as [Concept, string][]).map(
  ([concept, words]) => [concept, words.split(/\s+/)] as const,
)

/** Short stems are whole words but for an ending. */
const endings =
  /^(?:s|es|o|a|os|as|e|en|an|ar|er|ir|ing|ed|on|io|ado|ada|ido|ida|aron|ieron|ando|iendo|ito|ita|ue|ues|aba|ian|ó|le|la|lo|me|se)?$/
const fits = (word: string, stem: string): boolean => {
  if (word.startsWith(stem)) return stem.length > 4 || endings.test(word.slice(stem.length))
  return stem.length >= minSlipStem && word.length >= stem.length && isNear(word, stem)
}

/** Begins like the stem but for one character changed or two swapped; the first letter stands. */
function isNear(word: string, stem: string): boolean {
  if (word[0] !== stem[0]) return false
  const differing = [...stem].flatMap((char, at) => (word[at] === char ? [] : [at]))
  const [one = 0, two] = differing
  if (differing.length === 1) return one > 1
  return (
    differing.length === 2 && two === one + 1 && word[one] === stem[two] && word[two] === stem[one]
  )
}

export type Meanings = ReadonlyMap<Concept, readonly number[]>

/** Where each meaning stands in a text, by the number of the word. */
export function meaningsIn(text: string): Meanings {
  const found = new Map<Concept, number[]>()
  for (const [at, word] of text.trim().split(/\s+/).entries())
    for (const [concept, list] of rows)
      if (list.some((stem) => fits(word, stem)))
        found.set(concept, [...(found.get(concept) ?? []), at])
  return found
}

const usualReach = 8
/** Both meanings stand within a few words of one another, in either order. */
export const near = (
  meanings: Meanings,
  one: Concept,
  other: Concept,
  reach = usualReach,
): boolean =>
  (meanings.get(one) ?? []).some((at) =>
    (meanings.get(other) ?? []).some((to) => at !== to && Math.abs(at - to) <= reach),
  )
