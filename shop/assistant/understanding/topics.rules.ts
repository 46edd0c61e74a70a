import type { LegalSlug } from '#shop/legal/legal.rules.ts'

const shippingText = 'politica-envios-devoluciones'
const termsText = 'terminos-y-condiciones'
const complianceText = 'politica-de-cumplimiento'

interface TopicRow {
  readonly words: RegExp
  readonly slug: LegalSlug
  readonly sections: readonly string[]
}

/** Topics of the shop's policies and their pages; specific ones first. */
const rows = {
  damage: {
    words:
      /\brot[oa]s?\b|da[nñ]ad|golpead|falt(a|o|aron) (una? |1 )?(pieza|caja|bulto)|lleg\w* mal|broken|damaged|missing (part|box)/,
    slug: shippingText,
    sections: ['danos'],
  },
  refund: {
    words: /reembols|devuelv\w* (el|mi) dinero|devolver\w* el dinero|refund|money back/,
    slug: shippingText,
    sections: ['reembolsos'],
  },
  cancel: { words: /cancel/, slug: shippingText, sections: ['cancelar'] },
  returns: {
    words: /devoluci|devolver|\breturns?\b|cambiar (el|un) (producto|equipo)|send (it )?back/,
    slug: shippingText,
    sections: ['devoluciones-estados-unidos', 'cuba'],
  },
  warranty: { words: /garantia|warrant|guarantee/, slug: termsText, sections: ['garantia'] },
  customs: {
    words: /aduana|arancel|customs|duty|duties/,
    slug: shippingText,
    sections: ['aduana'],
  },
  lithium: {
    words:
      /(envi|mand|ship|viaj|transport)\w* .*(bateria|batter|litio|lithium)|(bateria|batter|litio|lithium)\w* .*(envi|ship|viaja|transport|avion)/,
    slug: shippingText,
    sections: ['baterias'],
  },
  carnet: {
    words: /carnet? de identidad|\bcarnet?\b|identity card|national id|\bid card\b/,
    slug: shippingText,
    sections: ['provincias'],
  },
  late: {
    words: /demorad|atrasad|atraso|no (me )?(ha )?llegado|\blate\b|delayed|delays?\b/,
    slug: shippingText,
    sections: ['demoras'],
  },
  time: {
    words:
      /(cuanto|que) (tiempo )?(se )?(demora|tarda)\w* (en )?(llega|el envio|la entrega|entrega)|cuando llega|cuantos dias|plazos?\b|dias? (de|para) (entrega|llegar|envio)|how (long|many days) .*(arrive|deliver|ship|get there|take to)|(shipping|delivery|transit) times?|(demora|tarda)\w* .*(llegar|envio|entrega)|en cuanto tiempo/,
    slug: shippingText,
    sections: ['plazos'],
  },
  priceParts: {
    words:
      /(que )?incluye (el|ese|este) precio|precio (incluye|lleva)|(cuanto|que) (cuesta|vale|cobran) (el |por (el )?)?(envio|flete)|(shipping|delivery) (cost|fee|price)|how much (is|does|for) (the )?(shipping|delivery)|does the price include|impuesto|\btax(es)?\b/,
    slug: shippingText,
    sections: ['precio'],
  },
  installation: {
    words:
      /(servicio|cobran|hacen|ofrecen|quien) .*(instala|monta)|(me|lo) (instalan|montan)|installation service|do you install|instalador|installer/,
    slug: termsText,
    sections: ['instalacion'],
  },
  compliance: {
    words:
      /sancion|embargo|legal|militar|minfar|minint|gobierno|estatal|empresa del estado|\bofac\b|mipyme|negocio privado|cuentapropista|cumplimiento|declaracion|government|military|sanction|complian|affidavit|private business|iglesia|church/,
    slug: complianceText,
    sections: ['quien-puede-recibir', 'quien-no-puede'],
  },
  zelle: { words: /zelle/, slug: termsText, sections: ['pago'] },
  payment: {
    words:
      /forma(s)? de pago|metodos? de pago|(como|puedo|se puede|aceptan|medios? de) .*pag(o|a|ar)\b|\bpaypal\b|tarjeta|transfermovil|\bmlc\b|\bcup\b|cripto|crypto|credit card|payment|how (do|can) i pay|pay with|bitcoin|a plazos|installments/,
    slug: termsText,
    sections: ['pago', 'quien-puede-comprar'],
  },
  privacy: {
    words: /privacidad|mis datos|privacy|personal data|my data/,
    slug: 'politica-de-privacidad',
    sections: ['que-datos', 'carne-de-identidad'],
  },
  destinations: {
    words:
      /(envi|mand|entreg|lleg)\w* (a|en|hasta) (cuba|toda|la isla|mi provincia|estados unidos|usa|miami|mexico|espana)|\benvios?\b|(do you )?(ship|deliver)\w*|a domicilio|puerta a puerta|recog(er|ida)|provincias?/,
    slug: shippingText,
    sections: ['destinos', 'provincias'],
  },
} as const satisfies Record<string, TopicRow>

export type Topic = keyof typeof rows
export const topics = Object.keys(rows) as Topic[]
export const placeOfTopic = (topic: Topic): Pick<TopicRow, 'slug' | 'sections'> => rows[topic]
export const topicIn = (text: string): Topic | null =>
  topics.find((topic) => rows[topic].words.test(text)) ?? null

/** Chapters of the installation guide by topic. */
const chapters = [
  ['fijacion', /ciclon|huracan|viento|hurricane|\bwind\b|anclar|fijar|tornillos|mount the panels/],
  [
    'ubicacion',
    /orienta|inclina|hacia donde|que lado|sombra|\btilt\b|facing|which (way|direction)|shade|donde (pongo|van|ponen) los paneles/,
  ],
  ['conexion', /en serie|paralelo|in series|parallel|mc4/],
  [
    'protecciones',
    /tierra|fusible|proteccion|\bground|rayos|lightning|\bfuse|breaker|conmutador|transfer switch/,
  ],
  ['cuidado', /limpi|mantenimiento|cuid(ar|o)|clean|maintenance|maintain/],
  ['reciclar', /recicl|bateria vieja|recycle|dispose|botar la/],
  ['puesta-en-marcha', /encender por primera|primera vez|first time|turn it on|poner en marcha/],
  ['bateria', /donde (pongo|va|poner|instalo) la bateria|where .*(put|place|install) .*battery/],
  ['inversor', /donde (pongo|va|poner|instalo) el inversor|where .*(put|place|install) .*inverter/],
  ['antes', /instal|montar|conectar|\bwire|wiring|hook up|connect|guia|guide/],
] as const
export type Chapter = (typeof chapters)[number][0]
export const chapterIn = (text: string): Chapter | null =>
  chapters.find(([, words]) => words.test(text))?.[0] ?? null
