import { data } from 'react-router'
import { format } from '#kernel/messages.ts'
import { listCoupons } from '#shop/coupons/coupon-admin.service.server.ts'
import { couponFormData } from '#shop/coupons/coupon-form.rules.ts'
import { CouponForm } from '#shop/coupons/ui/coupon-form.tsx'
import { useCouponStaffMessages } from '#shop/coupons/ui/use-messages.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/coupon'
import { handleCoupons } from './coupons-page.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const coupon = (await listCoupons(ctx)).find(({ code }) => code === params.code)
  if (!coupon) throw data(null, { status: 404 })
  const title = format(messagesIn(ctx.locale).couponsStaff.edit, { code: coupon.code })
  const { code: _, ...seen } = couponFormData(coupon)
  return {
    title,
    input: couponFormData(coupon),
    seen,
    ...privatePageTitled(
      ctx.locale,
      `/admin/settings/cupones/${coupon.code}`,
      title,
      'couponsStaff',
    ),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return handleCoupons(ctx, request)
}

export default function CouponPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useCouponStaffMessages()
  const problem = actionData?.problem
  return (
    <AdminPage title={loaderData.title} back="/admin/settings/cupones">
      <CouponForm
        isNew={false}
        problem={problem ? messages.refused[problem] : null}
        input={actionData?.read?.input ?? loaderData.input}
        seen={actionData?.seen ?? loaderData.seen}
        crossed={actionData?.crossed}
        invalid={actionData?.read?.invalid ?? []}
        warnings={actionData?.warnings ?? []}
      />
    </AdminPage>
  )
}
