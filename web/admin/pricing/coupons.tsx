import { Notice } from '#design/notice.tsx'
import { dayOf } from '#kernel/time.ts'
import { listCoupons } from '#shop/coupons/coupon-admin.service.server.ts'
import { newCoupon } from '#shop/coupons/coupon-form.rules.ts'
import { CouponForm } from '#shop/coupons/ui/coupon-form.tsx'
import { CouponRows } from '#shop/coupons/ui/coupon-rows.tsx'
import { useCouponStaffMessages } from '#shop/coupons/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/coupons'
import { handleCoupons } from './coupons-page.server.ts'

const path = '/admin/settings/cupones'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    coupons: await listCoupons(ctx),
    today: dayOf(ctx.now),
    done: new URL(request.url).searchParams.get('guardado') ?? '',
    ...privatePage(ctx.locale, path, 'couponsStaff'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return handleCoupons(ctx, request)
}

export default function CouponsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useCouponStaffMessages()
  const { coupons, today, done } = loaderData
  const turned: Readonly<Record<string, string>> = messages.turned
  const problem = actionData?.problem
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={done && !actionData ? (turned[done] ?? messages.saved) : null} />
      <Notice isBad text={problem && !actionData.read ? messages.refused[problem] : null} />
      <CouponRows coupons={coupons} today={today} path={path} />
      <section className="grid gap-3">
        <h2 className="font-bold text-lg">{messages.create}</h2>
        <CouponForm
          key={coupons.length}
          isNew
          problem={problem && actionData.read ? messages.refused[problem] : null}
          input={actionData?.read?.input ?? newCoupon}
          invalid={actionData?.read?.invalid ?? []}
          warnings={actionData?.warnings ?? []}
        />
      </section>
    </AdminPage>
  )
}
