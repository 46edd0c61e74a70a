import { data, redirect } from 'react-router'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { Notice } from '#design/notice.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import {
  allReviews,
  decideReview,
  type StaffReview,
} from '#shop/reviews/moderation/moderation.service.server.ts'
import { reviewDecision } from '#shop/reviews/review.input.ts'
import { imagePath, stars } from '#shop/reviews/review.rules.ts'
import { useReviewStaffMessages } from '#shop/reviews/ui/use-messages.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/reviews'

const path = '/admin/resenas'
const outcomes = ['release', 'reject'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return {
    reviews: await allReviews(ctx),
    done: outcomes.find((one) => one === url.searchParams.get('hecho')) ?? null,
    ...privatePage(ctx.locale, path, 'reviewsStaff'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const decision = reviewDecision.safeParse(await postedFields(request))
  if (!decision.success) return redirect(path, 303)
  const { intent, review, reason } = decision.data
  const done = await decideReview(ctx, decision.data)
  if (!done.ok && done.code === 'reason_missing') return data({ review, reason }, { status: 400 })
  return redirect(`${path}?hecho=${intent}`, 303)
}

type Refused = { readonly review: string; readonly reason: string } | undefined

function Reject({ review, refused }: { review: StaffReview; refused: Refused }) {
  const messages = useReviewStaffMessages()
  const isRefused = refused?.review === review.id
  const { productName: name, author } = review
  return (
    <PanelForm
      problem={isRefused && messages.reasonMissing}
      className="grid max-w-xl gap-2"
      noValidate
    >
      <input type="hidden" name="intent" value="reject" />
      <input type="hidden" name="review" value={review.id} />
      <LabelledField
        label={messages.reason}
        hint={messages.reasonHint}
        problem={isRefused ? messages.reasonMissing : undefined}
        name="reason"
        maxLength={500}
        defaultValue={isRefused ? refused.reason : ''}
      />
      <FormButton
        className="justify-self-start"
        aria-label={format(messages.of, { action: messages.reject, name, author })}
      >
        {messages.reject}
      </FormButton>
    </PanelForm>
  )
}

function Release({ review }: { review: StaffReview }) {
  const messages = useReviewStaffMessages()
  const { productName: name, author } = review
  return (
    <PanelForm>
      <input type="hidden" name="intent" value="release" />
      <input type="hidden" name="review" value={review.id} />
      <FormButton aria-label={format(messages.of, { action: messages.release, name, author })}>
        {messages.release}
      </FormButton>
    </PanelForm>
  )
}

function ReviewToDecide({ review, refused }: { review: StaffReview; refused: Refused }) {
  const messages = useReviewStaffMessages()
  const { state, reason, rating, body, author, place, month, images } = review
  return (
    <li
      className={`grid gap-3 rounded-card border border-line border-l-4 bg-raised p-4 ${state === 'pending' ? 'border-l-warn' : ''}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong>{review.productName}</strong>
        <span>{format(messages.states[state], { reason })}</span>
      </p>
      <p>
        <span aria-hidden="true">{stars(rating)}</span>{' '}
        <span>{format(messages.rating, { rating })}</span>
      </p>
      <p lang={review.locale} className="measure whitespace-pre-line break-words">
        {body}
      </p>
      <p className="text-soft-ink text-sm">{format(messages.from, { author, place, month })}</p>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((name, at) => (
            <li key={name}>
              <a href={imagePath(name)}>
                <img
                  src={imagePath(name)}
                  alt={format(messages.photo, { number: at + 1 })}
                  loading="lazy"
                  width={160}
                  height={160}
                  className="size-32 rounded-field border border-line bg-sunk object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <TextLink to={`/admin/pedidos/${review.orderNumber}`} className="justify-self-start">
        {format(messages.order, { number: review.orderNumber })}
      </TextLink>
      {state !== 'released' && <Release review={review} />}
      {state !== 'rejected' && <Reject review={review} refused={refused} />}
    </li>
  )
}

/** What recipients wrote: released or rejected here, never changed. */
export default function ReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useReviewStaffMessages()
  const { reviews, done } = loaderData
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={done && !actionData && messages.done[done]} />
      {reviews.length === 0 && <p>{messages.none}</p>}
      <ul className="grid gap-4">
        {reviews.map((review) => (
          <ReviewToDecide key={review.id} review={review} refused={actionData} />
        ))}
      </ul>
    </AdminPage>
  )
}
