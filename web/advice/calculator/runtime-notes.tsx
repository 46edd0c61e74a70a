import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import type { RuntimeMessages } from '#shop/solar/messages.service.server.ts'
import type { RuntimeActionResult } from '#shop/solar/runtime/runtime.service.server.ts'
import { useDeviceName } from '#shop/solar/ui/solar-messages.tsx'

interface NotesProps {
  readonly result: RuntimeActionResult
  readonly messages: RuntimeMessages
}

const useNumber = () => {
  const locale = useLocale()
  return (value: number, digits = 0) => formatNumber(locale, value, digits)
}

/** Where the range comes from, each assumption in a sentence. */
export function RuntimeAssumptions({ result, messages }: NotesProps) {
  const number = useNumber()
  const { holds, idealH } = result
  if (!holds || idealH === null) return null
  const lines = [
    format(messages.losses, {
      label: number(holds.labelWh, 1),
      outlet: number(Math.floor(holds.outletWh)),
      share: Math.round((holds.outletWh / holds.labelWh) * 100),
    }),
    format(result.meanW < result.simultaneousW ? messages.draws : messages.drawsSteadily, {
      watts: number(result.meanW, 1),
    }),
    `${format(messages.standby[holds.standbyBasis], { watts: number(holds.standbyW) })} ${messages.off}`,
    messages.range,
    format(messages.ideal, { ideal: number(idealH, 1) }),
  ]
  return (
    <section aria-labelledby="como-se-cuenta">
      <h2 id="como-se-cuenta" className="text-xl font-bold">
        {messages.assumedTitle}
      </h2>
      <ul className="measure mt-1 list-disc space-y-1 pl-5 text-soft-ink">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

const outputText = (has220: boolean | null, { volts }: RuntimeMessages): string => {
  if (has220 === null) return volts.choose
  return has220 ? volts.both : volts.only110
}

function useVoltsText({ result, messages }: NotesProps): string | false {
  const nameOf = useDeviceName()
  const { unknown, has220 } = result.volts
  if (unknown.length === 0) return false
  const devices = unknown.map(({ code, name }) => nameOf(code, name)).join(', ')
  return `${format(messages.volts.ask, { devices })} ${outputText(has220, messages)}`
}

/** What will not run or may not start: it goes before any hours. */
export function RuntimeDangers({ result, messages }: NotesProps) {
  const number = useNumber()
  const nameOf = useDeviceName()
  const { holds, volts, simultaneousW, startW, hardest } = result
  const { continuousW = null, surgeW = null } = holds ?? {}
  const devices = volts.cannotRun.map(({ code, name }) => nameOf(code, name)).join(', ')
  const texts = [
    devices !== '' && format(messages.volts.cannot, { devices }),
    continuousW !== null &&
      simultaneousW > continuousW &&
      format(messages.tooMuch, { asked: number(simultaneousW), has: number(continuousW) }),
    surgeW !== null &&
      hardest !== null &&
      startW > surgeW &&
      format(messages.surge, {
        device: nameOf(hardest.code, hardest.name),
        asked: number(startW),
        has: number(surgeW),
      }),
  ].filter((text) => text !== false)
  return texts.map((text) => (
    <p key={text} className="measure border-l-4 border-bad pl-3 font-semibold">
      {text}
    </p>
  ))
}

/** What nobody knows of a station or battery without a data sheet: it goes before any hours too. */
export function RuntimeDoubts({ result, messages }: NotesProps) {
  const number = useNumber()
  const nameOf = useDeviceName()
  const { holds, simultaneousW, startW, hardest } = result
  if (!holds || simultaneousW === 0) return null
  const texts = [
    holds.continuousW === null && format(messages.powerUnknown, { asked: number(simultaneousW) }),
    holds.surgeW === null &&
      hardest !== null &&
      startW > simultaneousW &&
      format(messages.surgeUnknown, {
        device: nameOf(hardest.code, hardest.name),
        asked: number(startW),
      }),
  ].filter((text) => text !== false)
  return texts.map((text) => (
    <p key={text} className="measure border-l-4 border-warn pl-3 font-semibold">
      {text}
    </p>
  ))
}

/** What has to be asked of the name plate, and what a battery needs besides. */
export function RuntimeWarnings({ result, messages }: NotesProps) {
  const voltsText = useVoltsText({ result, messages })
  const { product, switchOver } = result
  const texts = [
    voltsText,
    product?.category === 'battery' && messages.needsInverter,
    switchOver !== null && messages.switchOver[switchOver],
  ].filter((text) => text !== false)
  return texts.map((text) => (
    <p key={text} className="measure border-l-4 border-warn pl-3">
      {text}
    </p>
  ))
}
