import pg from 'pg'

/** A statement that only reads, as it would be asked alone. */
export interface Question {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Field {
  readonly name: string
  readonly dataTypeID: number
}

/** What a database answers to one statement. */
export interface Answer {
  readonly command: string
  readonly rowCount: number
  readonly rows: unknown[]
  readonly fields?: readonly Field[]
}

type Fields = readonly Field[]

/** A longer result is asked for alone: joined it would stand in memory twice. */
const maxRows = 200
const maxKnown = 500

/** The columns that each statement answered with: they cannot be told from its text. */
export function createKnownFields() {
  let known = new Map<string, Fields>()
  return {
    of: (text: string): Fields | undefined => known.get(text),
    learn(text: string, { fields, rows }: Answer): void {
      if (known.size >= maxKnown) known = new Map()
      if (fields && rows.length <= maxRows) known.set(text, fields)
      else known.delete(text)
    },
  }
}

export type KnownFields = ReturnType<typeof createKnownFields>

/** Its parameters, counted on behind those of the statements before it. */
const shifted = (text: string, by: number) =>
  by === 0 ? text : text.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + by}`)

/** Every value as the text in which the database would send it, so that the same parsers read it. */
function asJson(text: string, fields: Fields): string {
  const columns = fields.map((_, place) => `c${place}`)
  const values = columns.map((column) => `${column}::text`).join(', ')
  return `(select json_agg(array[${values}]) from (${text}\n) as asked (${columns.join(', ')}))`
}

/** Statements that are asked at the same time as one statement with one row: a column for each of them. */
export function joined(questions: readonly Question[], known: KnownFields): Question {
  const values: unknown[] = []
  const parts = questions.map((question, place) => {
    const text = shifted(question.text, values.length)
    values.push(...question.values)
    return `${asJson(text, known.of(question.text) ?? [])} as s${place}`
  })
  return { text: `select ${parts.join(',\n')}`, values }
}

type TextRows = readonly (readonly (string | null)[])[]

/** The answer to one of the joined statements, as if it had been asked alone. */
export function ownAnswer(column: unknown, fields: Fields): Answer {
  const parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'))
  const rows = ((column ?? []) as TextRows).map((texts) =>
    Object.fromEntries(
      fields.map(({ name }, place) => {
        const text = texts[place] ?? null
        return [name, text === null ? null : parsers[place]?.(text)]
      }),
    ),
  )
  return { command: 'SELECT', rowCount: rows.length, rows, fields }
}
