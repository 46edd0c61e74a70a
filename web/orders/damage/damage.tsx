import { data, redirectDocument } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { FileForm } from '#design/forms/file-form.tsx'
import { ImageField } from '#design/forms/images/image-field.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { damageReport } from '#shop/orders/images/damage.input.ts'
import { damageStatus, reportDamage } from '#shop/orders/images/damage.service.server.ts'
import { asReceived } from '#shop/orders/lookup/receipt.service.server.ts'
import { linkOf, orderByLink } from '#shop/orders/orders.service.server.ts'
import { usePictureMessages } from '#shop/orders/ui/use-messages.ts'
import { PlainPage } from '#web/shell/layout/plain-page.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { formOrConnectionLost, sentResult } from '#web/shell/request/or-connection-lost.ts'
import { hasFile } from '#web/shell/request/posted-files.server.ts'
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
    ...{ description, reporter: viewer },
    files: await postedImages(form, 'files'),
  })
  const isFileLost = hasFile(form.getAll('files'))
  if (!done.ok) return data({ description, problem: done.code, isFileLost }, { status: 400 })
  return redirectDocument(linkOf(ctx, order, viewer), 303)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formOrConnectionLost(serverAction)

const ofText = ['text_missing', 'not_delivered', 'too_late', 'told_before', 'told_often']

interface DamageFormProps {
  readonly address: string
  /** The connection was lost as it was sent. */
  readonly isLost: boolean
  readonly refused:
    | {
        readonly description: string
        readonly problem: keyof ReturnType<typeof usePictureMessages>['problems']
        readonly isFileLost: boolean
      }
    | undefined
}

function DamageForm({ address, isLost, refused }: DamageFormProps) {
  const { damage, problems } = usePictureMessages()
  const problem = refused && problems[refused.problem]
  const isOfText = refused !== undefined && ofText.includes(refused.problem)
  return (
    <FileForm action={address} className="grid gap-5">
      <LongField
        label={damage.response}
        refused={isOfText ? problem : undefined}
        name="description"
        rows={5}
        maxLength={1_000}
        defaultValue={refused?.description}
      />
      <ImageField
        label={damage.files}
        hint={damage.filesHint}
        shrunk={(size) => format(damage.small, { size })}
        refused={isOfText ? undefined : problem}
        lost={refused?.isFileLost ? damage.chooseAgain : undefined}
        name="files"
        multiple
      />
      <Notice isBad text={isLost && damage.lost} />
      <Button type="submit" look="sun" className="justify-self-start">
        {damage.send}
      </Button>
    </FileForm>
  )
}

export default function DamagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { damage } = usePictureMessages()
  const { isOpen, isAwaited, isRecipient, address: url, link } = loaderData
  return (
    <PlainPage title={damage.title} text={isRecipient ? damage.textOfRecipient : damage.text}>
      <div className="mt-6 grid max-w-2xl gap-5">
        {isOpen || actionData ? (
          <DamageForm address={url} {...sentResult(actionData)} />
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
