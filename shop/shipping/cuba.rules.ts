import { aliases, divisions } from './cuba-divisions.rules.ts'

export interface Municipality {
  readonly code: string
  readonly name: string
}

export interface Province extends Municipality {
  readonly municipalities: readonly Municipality[]
}

/** The fifteen provinces and the special municipality, west to east, in ONEI order. */
export const provinces: readonly Province[] = divisions.map(([code, name, municipalities]) => ({
  code,
  name,
  municipalities: municipalities.split(', ').map((municipality, at) => ({
    code: `${code}.${String(at + 1).padStart(2, '0')}`,
    name: municipality,
  })),
}))

/** Code and name alone, for a list to choose from. */
export type ProvinceName = Pick<Province, 'code' | 'name'>
export const provinceNames: readonly ProvinceName[] = provinces.map(({ code, name }) => ({
  code,
  name,
}))

export const provinceByCode = (code: string): Province | null =>
  provinces.find((province) => province.code === code) ?? null

/** Two municipalities are named San Luis: only the code, or the name within its province, is unique. */
export const municipalityByCode = (code: string): Municipality | null =>
  provinceByCode(code.split('.')[0] ?? '')?.municipalities.find((one) => one.code === code) ?? null

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const isCalled = (names: readonly string[], input: string): boolean =>
  names.some((name) => folded(name) === folded(input))

export const provinceNamed = (input: string): Province | null =>
  provinces.find(({ name }) => isCalled([name], input)) ?? null

/** By any of its names, ignoring accents and case. */
export const municipalityNamed = (province: Province, input: string): Municipality | null =>
  province.municipalities.find(({ code, name }) =>
    isCalled([name, ...(aliases[code] ?? [])], input),
  ) ?? null
