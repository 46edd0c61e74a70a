import type { Calculation, Item } from '#shop/solar/calculator/calculation.rules.ts'
import type { SoldSet } from '#shop/solar/calculator/calculator.service.server.ts'
import { isMedicalDevice } from '#shop/solar/sizing/medical.rules.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'
import { Fold } from './fold.tsx'

/** The same where a phone shows much else: what has to be done in a line, the whole of it a tap away. */
export function MedicalFold({ items }: { items: readonly Item[] }) {
  const { medical, medicalInShort } = useSolarMessages()
  if (!items.some(isMedicalDevice)) return null
  return (
    <Fold
      summary={medicalInShort}
      isOpenWide
      className="measure mt-2 rounded-card border border-l-4 border-line border-l-warn bg-raised px-3 text-sm md:mt-4 md:p-4 md:text-base"
    >
      <p className="font-semibold max-md:pb-2">{medical}</p>
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

/** Of a set that leaves a medical device without power until somebody plugs it over. */
export function PluggedByHand({ set, calculation }: { set: SoldSet; calculation: Calculation }) {
  const { known } = useSolarMessages().sets
  const { items, blackoutHours } = calculation
  const isAlone = blackoutHours === 24
  if (!set.isPluggedOver || isAlone) return null
  if (!items.some((item) => isMedicalDevice(item) && item.critical)) return null
  return <p className="border-l-4 border-l-warn pl-3 text-sm font-semibold">{known.byHand}</p>
}
