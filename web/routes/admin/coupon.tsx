import { data } from 'react-router'
import { fill } from '#kernel/words.ts'
import { typedCoupon } from '#shop/coupons/coupon-form.rules.ts'
import { listCoupons } from '#shop/coupons/keeping.service.server.ts'
import { CouponForm } from '#shop/coupons/ui/coupon-form.tsx'
import { useCouponStaffWords } from '#shop/coupons/ui/use-coupon-staff-words.ts'
import { answerCoupons } from '#web/coupons-page.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { AdminPage, Said } from '#web/sections/admin-page.tsx'
import { CountsChanges } from '#web/sections/counts-changes.tsx'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/coupon'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const coupon = (await listCoupons(ctx)).find(({ code }) => code === params.code)
  if (!coupon) throw data(null, { status: 404 })
  const title = fill(wordsIn(ctx.locale).couponsStaff.edit, { code: coupon.code })
  const page: PageInfo = { title, path: `/admin/settings/cupones/${coupon.code}`, noindex: true }
  return { page, title, typed: typedCoupon(coupon), ...carrying(ctx.locale, 'couponsStaff') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  return answerCoupons(ctx, request)
}

export default function CouponPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useCouponStaffWords()
  const problem = actionData?.problem
  return (
    <AdminPage
      title={loaderData.title}
      back={{ to: '/admin/settings/cupones', label: words.toList }}
    >
      <Said isBad text={problem ? words.refused[problem] : null} />
      <CountsChanges area="coupon">
        <CouponForm
          isNew={false}
          typed={actionData?.read?.typed ?? loaderData.typed}
          wrong={actionData?.read?.wrong ?? []}
        />
      </CountsChanges>
    </AdminPage>
  )
}
