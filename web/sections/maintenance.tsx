import { useLocation } from 'react-router'
import { MaintenanceBanner } from '#shop/maintenance/ui/maintenance-banner.tsx'
import { MaintenanceSwitch } from '#shop/maintenance/ui/maintenance-switch.tsx'
import { useMaintenanceWords } from '#shop/maintenance/ui/use-maintenance-words.ts'
import { useShop } from '../use-shop.ts'
import { showsMaintenanceBanner, type Viewer } from '../viewer.ts'

/** The banner for everybody and, for administrators, the switch. */
export function Maintenance({ viewer }: { viewer: Viewer }) {
  const words = useMaintenanceWords()
  const { maintenance } = useShop().facts
  const { pathname, search } = useLocation()
  return (
    <>
      <MaintenanceBanner isShown={showsMaintenanceBanner(maintenance, pathname)} />
      {viewer === 'admin' && (
        <section aria-label={words.staff} className="border-line border-b print:hidden">
          <div className="page py-1">
            <MaintenanceSwitch isOn={maintenance} back={pathname + search} />
          </div>
        </section>
      )}
    </>
  )
}
