import type { Item } from '#shop/solar/calculator/calculation.rules.ts'
import { isMedicalDevice } from '#shop/solar/sizing/medical.rules.ts'
import { useSolarMessages } from '#shop/solar/ui/solar-messages.tsx'

/** Beside hours on which somebody's health depends. */
export function MedicalNote({ items }: { items: readonly Item[] }) {
  const { medical } = useSolarMessages()
  if (!items.some(isMedicalDevice)) return null
  return (
    <p className="measure mt-4 rounded-card border border-l-4 border-line border-l-warn bg-raised p-4 font-semibold">
      {medical}
    </p>
  )
}
