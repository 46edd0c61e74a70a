import type { Locale } from '#kernel/locale.ts'
import type { FieldName } from './product-fields.rules.ts'
import { specFieldMessages } from './spec-labels.rules.ts'
import { type SpecColumns, type SpecKey, specColumns } from './specs.rules.ts'

type Text = Readonly<Record<Locale, string>>

interface FieldMessages {
  readonly label: Text
  /** Hint below the field. */
  readonly hint?: Text
  /** Names of the options; categories have theirs in the catalogue's messages, but for the one that is none. */
  readonly options?: Readonly<Record<string, Text>>
}

/** Label and hint of each product field. */
const ownMessages: Readonly<Record<Exclude<FieldName, keyof SpecColumns>, FieldMessages>> = {
  sku: {
    label: { es: 'SKU', en: 'SKU' },
    hint: {
      es: 'Letras, cifras y los signos . _ - /. Vacío: se muestra SKU- y el comienzo de su número.',
      en: 'Letters, digits and the signs . _ - /. Empty: SKU- and the beginning of its number are shown.',
    },
  },
  name: { label: { es: 'Nombre', en: 'Name' } },
  name_en: {
    label: { es: 'Nombre en inglés', en: 'Name in English' },
    hint: {
      es: 'Vacío: en inglés se lee el nombre en español.',
      en: 'Empty: English pages show the Spanish name.',
    },
  },
  category: {
    label: { es: 'Categoría', en: 'Category' },
    hint: { es: 'Dónde se encuentra en la tienda.', en: 'Where the shop lists it.' },
    options: { unknown: { es: 'Sin elegir todavía', en: 'Not chosen yet' } },
  },
  url_slug: {
    label: { es: 'Dirección', en: 'Address' },
    hint: {
      es: 'Si la cambias, la anterior sigue llevando aquí. Vacía: se hace del nombre.',
      en: 'If you change it, the old one still leads here. Empty: made of the name.',
    },
  },
  short_description: {
    label: { es: 'Descripción corta', en: 'Short description' },
    hint: { es: 'Una frase, bajo el nombre.', en: 'A sentence, below the name.' },
  },
  short_description_en: {
    label: { es: 'Descripción corta en inglés', en: 'Short description in English' },
  },
  description: { label: { es: 'Descripción', en: 'Description' } },
  description_en: { label: { es: 'Descripción en inglés', en: 'Description in English' } },
  sell_price: {
    label: { es: 'Precio de venta', en: 'Selling price' },
    hint: {
      es: 'En dólares, sin envío ni impuestos. Vacío o 0: «a consultar», no se puede comprar.',
      en: 'In dollars, without shipping or taxes. Empty or 0: “price on request”, it cannot be bought.',
    },
  },
  cost_price: {
    label: { es: 'Costo', en: 'Cost' },
    hint: {
      es: 'Lo que te cuesta a ti, en dólares. Nadie más lo ve.',
      en: 'What it costs you, in dollars. Nobody else sees it.',
    },
  },
  numeric_price: {
    label: { es: 'Precio propio EE. UU.', en: 'Own price USA' },
    hint: {
      es: 'Mayor que 0, vale en lugar del precio de venta.',
      en: 'Above 0 it stands in place of the selling price.',
    },
  },
  final_price: {
    label: { es: 'Precio propio Cuba', en: 'Price override, Cuba' },
    hint: {
      es: 'Mayor que 0, vale en lugar de la cuenta de abajo.',
      en: 'Above 0 it stands in place of the sum below.',
    },
  },
  delivery_fee: {
    label: { es: 'Entrega propia', en: 'Own delivery fee' },
    hint: { es: 'Vacía: la de la tarifa.', en: 'Empty: that of the tariff.' },
  },
  weight_lbs: {
    label: { es: 'Peso (lb)', en: 'Weight (lb)' },
    hint: {
      es: 'Embalado. De él sale el precio puesto en Cuba.',
      en: 'Packed. The price delivered to Cuba follows from it.',
    },
  },
  track_inventory: {
    label: { es: 'Cuenta existencias', en: 'Track stock' },
    hint: {
      es: 'Sin marcar, se vende siempre, haya o no.',
      en: 'Unticked, it is always for sale, whatever is left.',
    },
  },
  stock_quantity: {
    label: { es: 'Existencias', en: 'Stock' },
    hint: { es: 'Cuántos tienes ahora.', en: 'How many you have now.' },
  },
  available_for: {
    label: { es: 'Disponible para', en: 'Available for' },
    hint: { es: 'A qué destino se vende.', en: 'To which destination it is sold.' },
    options: {
      all: { es: 'Todos', en: 'Everyone' },
      cuba: { es: 'Solo Cuba', en: 'Cuba only' },
      usa: { es: 'Solo EE. UU.', en: 'USA only' },
    },
  },
  is_active: {
    label: { es: 'Activo', en: 'Active' },
    hint: {
      es: 'Sin marcar, queda archivado: no se ve ni se vende.',
      en: 'Unticked, it is archived: neither shown nor sold.',
    },
  },
  is_publicly_visible: {
    label: { es: 'A la vista', en: 'Visible' },
    hint: {
      es: 'Sin marcar, es un borrador: solo se ve en el panel.',
      en: 'Unticked, it is a draft: only the panel shows it.',
    },
  },
  wh_available: {
    label: { es: 'Wh del kit', en: 'Wh of the kit' },
    hint: {
      es: 'La energía de las baterías que trae, para ordenar y filtrar.',
      en: 'The energy of its batteries, to sort and filter by.',
    },
  },
  brand: {
    label: { es: 'Marca', en: 'Brand' },
    hint: {
      es: 'De quién es: sale en la ficha y en los filtros.',
      en: 'Who makes it: shown on its page and in filters.',
    },
  },
  model: {
    label: { es: 'Modelo', en: 'Model' },
    hint: { es: 'Como está en su etiqueta.', en: 'As its label has it.' },
  },
  data_sheet_url: {
    label: { es: 'Ficha del fabricante (PDF)', en: 'Maker’s data sheet (PDF)' },
    hint: { es: 'https://… hasta el PDF', en: 'https://… to the PDF' },
  },
  certificates: {
    label: { es: 'Certificados', en: 'Certificates' },
    hint: { es: 'Por ejemplo UL 1973, IEC 62619', en: 'For example UL 1973, IEC 62619' },
  },
  warranty_terms: { label: { es: 'Condiciones de la garantía', en: 'Warranty terms in Spanish' } },
  warranty_terms_en: {
    label: { es: 'Condiciones de la garantía, en inglés', en: 'Warranty terms' },
  },
  repairs: { label: { es: 'Quién lo repara en Cuba', en: 'Who repairs it in Cuba, in Spanish' } },
  repairs_en: {
    label: { es: 'Quién lo repara en Cuba, en inglés', en: 'Who repairs it in Cuba' },
  },
  eccn: {
    label: { es: 'ECCN', en: 'ECCN' },
    hint: {
      es: 'EAR99 u otro, como 8A992. Vacío: sin clasificar.',
      en: 'EAR99 or another, such as 8A992. Empty: not classified.',
    },
  },
  hts: {
    label: { es: 'HTS / Schedule B', en: 'HTS / Schedule B' },
    hint: { es: 'Por ejemplo 8507.60.00', en: 'For example 8507.60.00' },
  },
  un_number: {
    label: { es: 'Número ONU', en: 'UN number' },
    hint: {
      es: 'Baterías: UN3480; dentro de un equipo: UN3481',
      en: 'Batteries: UN3480; inside equipment: UN3481',
    },
  },
  specs: {
    label: { es: 'Ficha técnica', en: 'Specifications' },
    hint: {
      es: 'Un dato por casilla, sin la unidad. Vacía la casilla para quitarlo.',
      en: 'One figure per field, without its unit. Empty the field to remove it.',
    },
  },
  components: {
    label: { es: 'Contenido del kit', en: 'What the kit holds' },
    hint: {
      es: 'Solo kits. Una línea por pieza, cantidad y SKU o nombre: 2 x BAT-12V050',
      en: 'Kits only. A line each, quantity and SKU or name: 2 x BAT-12V050',
    },
  },
  pictures: { label: { es: 'Fotos', en: 'Pictures' } },
}

/** Columns that are figures use the figures' labels. */
const messages: Readonly<Record<string, FieldMessages>> = {
  ...ownMessages,
  ...Object.fromEntries(
    (Object.keys(specColumns) as SpecKey[]).map((key) => [key, { label: specFieldMessages[key] }]),
  ),
}

type Texts = Readonly<Record<string, string>>

const textsIn = (locale: Locale, texts: Readonly<Record<string, Text | undefined>>): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text[locale]]] : [])),
  )

const each = <Value>(
  read: (messages: FieldMessages) => Value,
): Readonly<Record<FieldName, Value>> =>
  Object.fromEntries(
    Object.entries(messages).map(([name, messages]) => [name, read(messages)]),
  ) as Record<FieldName, Value>

export const fieldLabels = (locale: Locale): Readonly<Record<FieldName, string>> =>
  each(({ label }) => label[locale])

/** Only fields that have a hint. */
export const fieldHints = (locale: Locale): Texts =>
  textsIn(
    locale,
    each(({ hint }) => hint),
  )

/** By field, then by option. */
export const fieldOptions = (locale: Locale): Readonly<Record<FieldName, Texts>> =>
  each(({ options = {} }) => textsIn(locale, options))
