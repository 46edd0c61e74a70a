import { mayRecord } from '#shop/analytics/recording.rules.ts'
import { isTestFrame } from '#web/test-centre/stage/framed-page.ts'
import { useLoaded } from '../document/use-loaded.ts'
import { useConsent } from './consent-store.ts'

const loadRecord = async () => (await import('./visit-record.ts')).VisitRecord
const landing = typeof location === 'undefined' ? '' : location.search

/** Visit recording, loaded after the consent to it. */
export function Visits({ openedSlug }: { openedSlug: string | null }) {
  const consent = useConsent()?.consent ?? null
  const isOn = consent !== null && mayRecord(consent) && !isTestFrame()
  const Record = useLoaded(loadRecord, isOn)
  return Record && <Record isOn={isOn} landing={landing} openedSlug={openedSlug} />
}
