import { needsVolts } from '#shop/electrical/start-watts.rules.ts'

/** 110 or 220, as people say. */
export type Volts = Readonly<Record<string, 110 | 220>>

/** 'si220-bo110'; devices that are not part of the question are dropped. */
export function voltsIn(text: string, items: readonly { readonly code: string }[]): Volts {
  const codes = new Set(items.map(({ code }) => code).filter(needsVolts))
  const read = text.split('-').flatMap((part) => {
    const [, code = '', volts] = /^([a-z]{1,2})(110|220)$/.exec(part) ?? []
    return codes.has(code) ? [[code, Number(volts) as 110 | 220] as const] : []
  })
  return Object.fromEntries(read)
}

export const voltsText = (volts: Volts): string =>
  Object.entries(volts)
    .map(([code, value]) => `${code}${value}`)
    .join('-')
