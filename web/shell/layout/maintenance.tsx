import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { MaintenanceBanner } from '#shop/maintenance/ui/maintenance-banner.tsx'
import { useMaintenanceMessages } from '#shop/maintenance/ui/use-messages.ts'
import { useShop } from './use-shop.ts'
import { showsMaintenanceBanner } from './viewer.ts'

/** Shown to administrators only. */
const MaintenanceSwitch = lazy(async () => ({
  default: (await import('#shop/maintenance/ui/maintenance-switch.tsx')).MaintenanceSwitch,
}))

/** The banner for everybody and, for administrators who may close the shop, the switch. */
export function Maintenance({ hasSwitch = false }: { hasSwitch?: boolean | undefined }) {
  const messages = useMaintenanceMessages()
  const { maintenance } = useShop().facts
  const { pathname, search } = useLocation()
  const [requested, setRequested] = useState<boolean | null>(null)
  const isOn = requested ?? maintenance
  return (
    <>
      <MaintenanceBanner isShown={showsMaintenanceBanner(isOn, pathname)} />
      {hasSwitch && (
        <section aria-label={messages.staff} className="border-line border-b print:hidden">
          <div className="page py-1">
            <Suspense fallback={null}>
              <MaintenanceSwitch isOn={isOn} onDo={setRequested} back={pathname + search} />
            </Suspense>
          </div>
        </section>
      )}
    </>
  )
}
