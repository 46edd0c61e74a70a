import { CheckField } from '#design/forms/check-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useEntered, useRefusalOf } from '#design/forms/refusal-context.ts'
import { StaffForm } from '#design/forms/staff-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import type { DamageReport, OrderImage } from '#shop/orders/images/damage.rules.ts'
import { ImageRow } from '#shop/orders/ui/image-row.tsx'
import { useBuyerReads } from '#shop/orders/ui/staff/buyer-reads.ts'
import { usePictureMessages } from '#shop/orders/ui/use-messages.ts'

export const imagesPlace = (number: string): string => `/admin/pedidos/${number}/foto`

interface PlaceProps {
  /** Where photos are stored, and lie. */
  readonly place: string
}
interface ReportProps {
  readonly report: DamageReport
}

interface OrderImagesProps {
  readonly number: string
  /** The buyer's. */
  readonly locale: Locale
  readonly mayAnswer: boolean
  readonly takesImages: boolean
  readonly pictures: readonly OrderImage[]
  readonly report: DamageReport | null
  readonly earlier: readonly DamageReport[]
  /** The result of the last upload. */
  readonly notice: string
}

function AnswerField({ locale, report }: Pick<OrderImagesProps, 'locale'> & ReportProps) {
  const buyerReads = useBuyerReads(locale)
  const { answer, answerHint } = usePictureMessages().staff
  const entered = useEntered('answer', '')
  return (
    <LongField
      label={answer}
      hint={[answerHint[report.reporter], buyerReads].filter(Boolean).join(' ')}
      name="answer"
      problem={entered.problem}
      maxLength={1_000}
      rows={2}
      required
      defaultValue={entered.value}
    />
  )
}

function PromiseField() {
  const { promises, promisesHint } = usePictureMessages().staff
  const again = useRefusalOf('answer')
  return (
    <CheckField
      name="promises"
      label={promises}
      hint={promisesHint}
      defaultChecked={again?.entered.promises === 'on'}
    />
  )
}

/** The reply, which is shown before it is sent; another one only for whoever asks for it. */
function AnswerForm({
  number,
  locale,
  report,
}: Pick<OrderImagesProps, 'number' | 'locale'> & ReportProps) {
  const messages = usePictureMessages().staff
  const refusal = useRefusalOf('answer')
  const form = (
    <StaffForm intent="answer" button={messages.send} action={`/admin/pedidos/${number}`} asksFirst>
      <input type="hidden" name="seen" value={report.answeredAt?.toISOString() ?? ''} />
      <AnswerField {...{ locale, report }} />
      <PromiseField />
    </StaffForm>
  )
  if (report.answer === '') return form
  return (
    <>
      <p className="font-semibold">{messages.answered}</p>
      <p className="whitespace-pre-line break-words">{report.answer}</p>
      <details open={refusal !== null}>
        <summary className="opens min-h-9">{messages.again}</summary>
        {form}
      </details>
    </>
  )
}

interface DamageProps
  extends Pick<OrderImagesProps, 'number' | 'locale' | 'pictures' | 'mayAnswer' | 'earlier'>,
    ReportProps,
    PlaceProps {
  /** The report beside its answer, where there is room. */
  readonly isWide?: boolean
}

export function DamageAndAnswer({
  number,
  locale: buyersLocale,
  place,
  report,
  earlier,
  pictures: images,
  mayAnswer,
  isWide,
}: DamageProps) {
  const messages = usePictureMessages().staff
  const locale = useLocale()
  return (
    <div
      className={`grid min-w-0 gap-3 ${isWide ? 'lg:grid-cols-[1fr_2fr] lg:gap-5' : 'border-l-4 border-l-warn pl-4'}`}
    >
      <div className="grid min-w-0 content-start gap-2">
        <h3 className="font-bold">{messages.damage[report.reporter]}</h3>
        <p className="text-soft-ink text-sm">
          {format(messages.at, { date: formatDate(report.at, locale) })}
        </p>
        <p className="whitespace-pre-line break-words">{report.description}</p>
        {earlier.toReversed().map(({ at, description }) => (
          <div key={at.getTime()}>
            <p className="text-soft-ink text-sm">
              {format(messages.before, { date: formatDate(at, locale) })}
            </p>
            <p className="whitespace-pre-line break-words">{description}</p>
          </div>
        ))}
        <ImageRow isSmall pictures={images.filter(({ kind }) => kind === 'damage')} place={place} />
      </div>
      {mayAnswer && (
        <div className="grid min-w-0 content-start gap-3">
          <AnswerForm number={number} locale={buyersLocale} report={report} />
        </div>
      )}
    </div>
  )
}

function Add({ place, problem }: PlaceProps & { readonly problem: string | undefined }) {
  const messages = usePictureMessages()
  return (
    <PanelForm
      navigate={false}
      action={place}
      problem={problem}
      noValidate
      encType="multipart/form-data"
      className="grid gap-3"
    >
      <LabelledField
        label={messages.add}
        hint={messages.addHint}
        type="file"
        name="file"
        data-max-mb={5}
        problem={problem}
        required
        accept="image/jpeg,image/png,image/webp"
        className="py-2"
      />
      <FormButton className="justify-self-start">{messages.send}</FormButton>
    </PanelForm>
  )
}

/** For staff: photos of the hand-over and the delivery, and the buyer's damage report. */
export function OrderImages({
  number,
  locale,
  mayAnswer,
  takesImages,
  pictures: images,
  report,
  earlier,
  notice,
}: OrderImagesProps) {
  const messages = usePictureMessages()
  const problems: Readonly<Record<string, string>> = messages.problems
  const place = imagesPlace(number)
  const good = notice === 'kept' ? messages.saved : notice === 'known' ? messages.known : null
  return (
    <>
      <Notice text={good} />
      <Notice isBad text={!takesImages && problems[notice]} />
      {report && (
        <DamageAndAnswer
          number={number}
          locale={locale}
          place={place}
          report={report}
          earlier={earlier}
          pictures={images}
          mayAnswer={mayAnswer}
        />
      )}
      <ImageRow isSmall pictures={images.filter(({ kind }) => kind !== 'damage')} place={place} />
      {takesImages && <Add place={place} problem={problems[notice]} />}
    </>
  )
}
