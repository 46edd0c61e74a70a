import { ButtonLink } from '#design/button.tsx'
import { fill } from '#kernel/words.ts'
import { useAccountWords } from '#shop/accounts/ui/use-account-words.ts'
import { usePeopleWords } from '#shop/accounts/ui/use-people-words.ts'
import { useComplianceWords } from '#shop/compliance/ui/use-compliance-words.ts'
import { useDonationStaffWords } from '#shop/donations/ui/use-donation-words.ts'
import { useStaffOrderWords } from '#shop/orders/ui/use-staff-order-words.ts'
import { useMethodWords, useZelleStaffWords } from '#shop/payments/ui/use-payment-words.ts'
import { useProvinceWords } from '#shop/shipping/ui/use-province-words.ts'
import { useStaffWords } from '#shop/staff/ui/use-staff-words.ts'
import { passGate } from '#web/gate.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { Maintenance } from '#web/sections/maintenance.tsx'
import { SignOut } from '#web/sections/sign-out.tsx'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/home'

export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { email } = passGate(ctx, request)
  const { title } = wordsIn(ctx.locale).accounts.panel
  const page: PageInfo = { title, path: '/admin', noindex: true }
  return {
    page,
    email,
    ...carrying(
      ctx.locale,
      'staff',
      'people',
      'compliance',
      'ordersStaff',
      'zelleStaff',
      'methods',
      'provinces',
      'donationsStaff',
    ),
  }
}

export default function PanelPage({ loaderData }: Route.ComponentProps) {
  const words = useAccountWords()
  const staff = useStaffWords()
  const people = usePeopleWords()
  const methods = useMethodWords()
  const compliance = useComplianceWords()
  const orders = useStaffOrderWords()
  const zelle = useZelleStaffWords()
  const provinces = useProvinceWords()
  const donations = useDonationStaffWords()
  return (
    <>
      <Maintenance viewer="admin" />
      <div className="page grid justify-items-start gap-4 py-8">
        <h1 className="font-bold text-2xl">{words.panel.title}</h1>
        <p className="text-soft-ink">{fill(words.panel.text, { email: loaderData.email })}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/admin/pedidos">{orders.title}</ButtonLink>
          <ButtonLink to="/admin/zelle">{zelle.title}</ButtonLink>
          <ButtonLink to="/admin/donaciones">{donations.title}</ButtonLink>
          <ButtonLink to="/admin/pagos">{methods.title}</ButtonLink>
          <ButtonLink to="/admin/provincias">{provinces.title}</ButtonLink>
          <ButtonLink to="/admin/usuarios">{people.title}</ButtonLink>
          <ButtonLink to="/admin/invite">{staff.link}</ButtonLink>
          <ButtonLink to="/admin/listas">{compliance.title}</ButtonLink>
          <ButtonLink to="/">{words.account.shop}</ButtonLink>
          <SignOut />
        </div>
      </div>
    </>
  )
}
