import { mayRecord } from '#shop/analytics/recording.rules.ts'
import { useConsent } from '../consent-store.ts'
import { isTestFrame } from '../test-frame.ts'
import { useLoaded } from '../use-loaded.ts'

const loadRecord = async () => (await import('./visit-record.ts')).VisitRecord
const landing = typeof location === 'undefined' ? '' : location.search

/** What counts visits comes with the consent to it. */
export function Visits({ openedSlug }: { openedSlug: string | null }) {
  const consent = useConsent()?.consent ?? null
  const isOn = consent !== null && mayRecord(consent) && !isTestFrame()
  const Record = useLoaded(loadRecord, isOn)
  return Record && <Record isOn={isOn} landing={landing} openedSlug={openedSlug} />
}
