const devices =
  /oxigeno|oxygen|concentrador|insulina|insulin\b|aerosol|asmatic\w*|\basma\b|asthma|antiescaras|\bcpap\b|bipap|apnea|nebuliz|respirador|marcapaso|dialisis|dialysis|ventilator|aspirador de flemas/

/** Medicine that must stay cold. */
export const isColdMedicine = (text: string): boolean =>
  /insulina|insulin\b|vacuna|vaccine/.test(text)

/** Somebody's health depends on the device. */
export const isMedical = (text: string): boolean => devices.test(text)

const reserve = 4 / 3
const maxHours = 24
const usualHours = 12

/** A third more hours than were said. */
export const withReserve = (hours: number | null): number =>
  Math.min(maxHours, Math.ceil((hours ?? usualHours) * reserve))
