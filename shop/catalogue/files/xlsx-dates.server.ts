import { dayMs, minuteMs } from '#kernel/time.ts'
import { attribute, element } from './xml-text.server.ts'

/** Built-in number formats of dates and times. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** 'dd/mm/yyyy' is a date format, '0.0 "h"' is not. */
const isDateFormat = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|[_*]./g, ''))

/**
 * A serial number (days since the end of 1899) as '2026-11-23', '2026-11-23 15:30' or '06:18'; 1900 had no
 * 29 February.
 */
function dateText(serial: number, is1904: boolean): string {
  const days = is1904 ? serial + 1462 : serial < 60 && serial >= 1 ? serial + 1 : serial
  const minutes = Math.round(days * 1_440) * minuteMs
  const iso = new Date(Date.UTC(1899, 11, 30) + minutes).toISOString()
  const [day = '', time = ''] = [iso.slice(0, 10), iso.slice(11, 16)]
  if (serial < 1 && !is1904) return time
  return minutes % dayMs === 0 ? day : `${day} ${time}`
}

export interface DateStyles {
  /** A number as a date; null when its style is no date format. */
  textOf(style: string | undefined, value: string): string | null
}

export function dateStyles(file: (name: string) => string | null): DateStyles {
  const styles = file('xl/styles.xml') ?? ''
  const formats = new Map(
    [...styles.matchAll(element('numFmt'))].map(([, attributes = '']) => [
      attribute(attributes, 'numFmtId'),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  )
  const [cells] = [...styles.matchAll(element('cellXfs'))]
  const isDate = [...(cells?.[2] ?? '').matchAll(element('xf'))].map(([, attributes = '']) => {
    const id = attribute(attributes, 'numFmtId') ?? '0'
    const code = formats.get(id)
    return code === undefined ? isKnownDate(Number(id)) : isDateFormat(code)
  })
  const [properties] = [...(file('xl/workbook.xml') ?? '').matchAll(element('workbookPr'))]
  const is1904 = /^(1|true)$/.test(attribute(properties?.[1] ?? '', 'date1904') ?? '')
  return {
    textOf(style, value) {
      const serial = Number(value)
      const isSerial = value.trim() !== '' && serial >= 0 && serial < 2_958_466
      return isDate[Number(style ?? 0)] && isSerial ? dateText(serial, is1904) : null
    },
  }
}
