import type { Item } from '../calculator/calculation.rules.ts'
import { isMedicalDevice } from '../sizing/appliances.rules.ts'
import { useSolarMessages } from './solar-messages.tsx'

/** Beside hours on which somebody's health depends. */
export function MedicalNote({ items }: { items: readonly Item[] }) {
  const { medical } = useSolarMessages()
  if (!items.some(({ code }) => isMedicalDevice(code))) return null
  return (
    <p className="measure mt-4 rounded-card border border-l-4 border-line border-l-warn bg-raised p-4 font-semibold">
      {medical}
    </p>
  )
}
