import { ButtonLink } from '#design/button.tsx'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminPage } from './admin-page.tsx'

/** Nothing is at an address of the panel; the panel around it leads on. */
export function PanelNotFound() {
  const { notFound, nav } = useAdminMessages()
  return (
    <AdminPage title={notFound.title} text={notFound.text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/admin" look="sun">
          {nav.home}
        </ButtonLink>
        <ButtonLink to="/admin/buscar">{nav.search}</ButtonLink>
      </div>
    </AdminPage>
  )
}
