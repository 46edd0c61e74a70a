import { data, redirect } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { ImageField } from '#design/forms/image-field.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { format } from '#kernel/messages.ts'
import { damageReport } from '#shop/orders/images/damage.input.ts'
import { damageStatus, reportDamage } from '#shop/orders/images/damage.service.server.ts'
import { asReceived } from '#shop/orders/lookup/receipt.service.server.ts'
import { linkOf, orderByLink } from '#shop/orders/orders.service.server.ts'
import { usePictureMessages } from '#shop/orders/ui/use-messages.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/damage'
import { postedImages } from './order-image.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const opened = await orderByLink(ctx, params.token)
  if (!opened) throw data(null, { status: 404 })
  const { viewer } = opened
  const order = await asReceived(ctx, opened.order)
  const { title } = messagesIn(ctx.locale).orderPictures.damage
  const { until } = await damageStatus(ctx, order)
  return {
    isOpen: until !== null,
    isAwaited:
      order.closedAt === null && order.delivery !== 'delivered' && order.delivery !== 'returned',
    isRecipient: viewer === 'recipient',
    address: `/pedido/${params.token}/danos`,
    link: linkOf(ctx, order, viewer),
    ...privatePageTitled(ctx.locale, '/pedido/buscar', title, 'orderPictures'),
  }
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Stores a damage report; errors are shown beside their fields, which stay filled. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const opened = await orderByLink(ctx, params.token)
  if (!opened) throw data(null, { status: 404 })
  const { order, viewer } = opened
  const form = await request.formData().catch(() => new FormData())
  const { description } = damageReport.parse(Object.fromEntries(form))
  const done = await reportDamage(ctx, order, {
    description,
    files: await postedImages(form, 'files'),
  })
  if (!done.ok) return data({ description, problem: done.code }, { status: 400 })
  return redirect(linkOf(ctx, order, viewer), 303)
}

const ofText = ['text_missing', 'not_delivered', 'too_late', 'told_before']

export default function DamagePage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = usePictureMessages()
  const { damage, problems } = messages
  const { isOpen, isAwaited, isRecipient, address: url, link } = loaderData
  const problem = actionData && problems[actionData.problem]
  const isOfText = actionData !== undefined && ofText.includes(actionData.problem)
  return (
    <PlainPage title={damage.title} text={isRecipient ? damage.textOfRecipient : damage.text}>
      <div className="mt-6 grid max-w-2xl gap-5">
        {isOpen || actionData ? (
          <form
            method="post"
            action={url}
            encType="multipart/form-data"
            className="grid gap-5"
            noValidate
          >
            <LongField
              label={damage.response}
              refused={isOfText ? problem : undefined}
              name="description"
              rows={5}
              maxLength={1_000}
              defaultValue={actionData?.description}
            />
            <ImageField
              label={damage.files}
              hint={damage.filesHint}
              shrunk={(size) => format(damage.small, { size })}
              refused={isOfText ? undefined : problem}
              name="files"
              multiple
            />
            <Button type="submit" look="sun" className="justify-self-start">
              {damage.send}
            </Button>
          </form>
        ) : (
          <p>{isAwaited ? damage.notYet : damage.closed}</p>
        )}
        <p>
          <ButtonLink to={link} reloadDocument>
            {damage.back}
          </ButtonLink>
        </p>
      </div>
    </PlainPage>
  )
}
