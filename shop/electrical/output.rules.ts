type Figures = Readonly<Record<string, unknown>>

const positive = (figures: Figures, name: string): number | null => {
  const value = figures[name]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

/** What a product can give at once and while a motor starts; null where it is unknown. */
export interface Output {
  readonly continuousW: number | null
  readonly surgeW: number | null
  /** Whether 220 V devices can be connected; null where an inverter still has to be chosen. */
  readonly has220: boolean | null
}

const throughInverter = 0.9

/** The battery's protection limits its inverter. */
function ofBattery(specs: Figures): Output {
  const volts = positive(specs, 'nominal_v')
  const watts = (amps: number | null) => (amps && volts ? amps * volts * throughInverter : null)
  return {
    continuousW: watts(positive(specs, 'bms_cont_a') ?? positive(specs, 'max_discharge_a')),
    surgeW: watts(positive(specs, 'bms_peak_a')),
    has220: null,
  }
}

const has220In = (value: unknown): boolean =>
  (Array.isArray(value) ? value : String(value ?? '').split(/\D+/)).some(
    (volts) => Number(volts) >= 200,
  )

const ofSet = (specs: Figures, continuous: string): Output => ({
  continuousW: positive(specs, continuous),
  surgeW: positive(specs, 'surge_w'),
  has220: specs.output_v === undefined ? null : has220In(specs.output_v),
})

const outputs: Readonly<Record<string, (specs: Figures) => Output>> = {
  battery: ofBattery,
  portable: (specs) => ofSet(specs, 'ac_output_w'),
  kit: (specs) => ofSet(specs, 'max_continuous_w'),
}

const unknown: Output = { continuousW: null, surgeW: null, has220: null }

export const outputOf = (category: string, specs: Figures): Output =>
  outputs[category]?.(specs) ?? unknown
