import { useLocale } from '#design/messages-context.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { medicalReserve } from '#shop/electrical/reserve.rules.ts'
import type { Calculation, Item } from '#shop/solar/calculator/calculation.rules.ts'
import type { SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { isMedicalDevice, isVital } from '#shop/solar/sizing/medical.rules.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { Fold } from './fold.tsx'

/** How much is kept back, and which sets count. */
function Counted({ calculation }: { calculation: Calculation }) {
  const messages = useSolarMessages()
  const locale = useLocale()
  const { blackoutHours } = calculation
  if (!isVital(calculation)) return null
  const hours = {
    blackout: formatNumber(locale, blackoutHours, 1),
    hours: formatNumber(locale, medicalReserve * blackoutHours, 1),
  }
  const isAlone = blackoutHours === 24
  return (
    <p className="mt-2 max-md:mt-0 max-md:pb-2">
      {format(messages.medicalReserve, hours)} {!isAlone && messages.medicalSwitch}
    </p>
  )
}

/** The same where a phone shows much else: what has to be done in a line, the whole of it a tap away. */
export function MedicalFold({ calculation }: { calculation: Calculation }) {
  const { medical, medicalInShort } = useSolarMessages()
  const { items } = calculation
  if (!items.some(isMedicalDevice)) return null
  return (
    <Fold
      summary={medicalInShort}
      isOpenWide
      className="measure mt-2 rounded-card border border-l-4 border-line border-l-warn bg-raised px-3 text-sm md:mt-4 md:p-4 md:text-base"
    >
      <p className="font-semibold max-md:pb-2">{medical}</p>
      <Counted calculation={calculation} />
    </Fold>
  )
}

/** Beside hours on which somebody's health depends. */
export function MedicalNote({ items }: { items: readonly Item[] }) {
  const { medical } = useSolarMessages()
  if (!items.some(isMedicalDevice)) return null
  return (
    <p className="measure mt-4 rounded-card border border-l-4 border-line border-l-warn bg-raised p-4 font-semibold max-md:mt-2 max-md:px-3 max-md:py-2 max-md:text-sm">
      {medical}
    </p>
  )
}

interface MedicalWarningsProps {
  readonly set: SoldSet
  readonly calculation: Calculation
}

const warningLook = 'border-l-4 border-l-warn pl-3 text-sm font-semibold'

/** Of a set that leaves a medical device without power until somebody plugs it over, or that may. */
function PluggedByHand({ set, calculation }: MedicalWarningsProps) {
  const { known } = useSolarMessages().sets
  const isAlone = calculation.blackoutHours === 24
  if (set.switchOver === 'automatic' || isAlone) return null
  return (
    <p className={warningLook}>
      {set.switchOver === 'by_hand' ? known.byHand : known.unknownSwitch}
    </p>
  )
}

/** What may leave a medical device without power; on a phone what batteries in series do stands first in the fold of remarks. */
export function MedicalWarnings(props: MedicalWarningsProps) {
  const { seriesNote } = props.set
  if (!isVital(props.calculation)) return null
  return (
    <>
      <PluggedByHand {...props} />
      {seriesNote && <p className={`${warningLook} max-md:hidden`}>{seriesNote}</p>}
    </>
  )
}
