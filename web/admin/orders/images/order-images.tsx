import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import type { DamageReport, OrderImage } from '#shop/orders/images/damage.rules.ts'
import { ImageRow } from '#shop/orders/ui/image-row.tsx'
import { usePictureMessages } from '#shop/orders/ui/use-messages.ts'

interface OrderImagesProps {
  readonly number: string
  readonly takesImages: boolean
  readonly pictures: readonly OrderImage[]
  readonly report: DamageReport | null
  /** The result of the last upload. */
  readonly notice: string
}

interface ActionResultProps {
  readonly place: string
  readonly report: DamageReport
  readonly problem: string | undefined
}

function ActionResult({ place, report, problem }: ActionResultProps) {
  const messages = usePictureMessages().staff
  return (
    <PanelForm navigate={false} action={place} problem={problem} noValidate className="grid gap-3">
      <input type="hidden" name="intent" value="answer" />
      <LongField
        label={messages.answer}
        hint={messages.answerHint}
        name="answer"
        problem={problem}
        maxLength={1_000}
        required
        defaultValue={report.answer}
      />
      <FormButton className="justify-self-start">{messages.send}</FormButton>
    </PanelForm>
  )
}

function Damage({
  place,
  report,
  pictures: images,
  problem,
}: Pick<OrderImagesProps, 'pictures'> & ActionResultProps) {
  const messages = usePictureMessages().staff
  const locale = useLocale()
  return (
    <div className="grid gap-3 border-l-4 border-l-warn pl-4">
      <h3 className="font-bold">{messages.damage}</h3>
      <p className="text-soft-ink text-sm">
        {format(messages.at, { date: formatDate(report.at, locale) })}
      </p>
      <p className="whitespace-pre-line break-words">{report.description}</p>
      <ImageRow pictures={images.filter(({ kind }) => kind === 'damage')} place={place} />
      <ActionResult place={place} report={report} problem={problem} />
    </div>
  )
}

function Add({ place, problem }: Omit<ActionResultProps, 'report'>) {
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
  takesImages,
  pictures: images,
  report,
  notice,
}: OrderImagesProps) {
  const messages = usePictureMessages()
  const problems: Readonly<Record<string, string>> = messages.problems
  const place = `/admin/pedidos/${number}/foto`
  const isOfAnswer = report !== null && notice === 'text_missing'
  const good = notice === 'kept' ? messages.saved : notice === 'known' ? messages.known : null
  return (
    <>
      <Notice text={good} />
      <Notice isBad text={!takesImages && !isOfAnswer && problems[notice]} />
      {report && (
        <Damage
          place={place}
          report={report}
          pictures={images}
          problem={isOfAnswer ? problems[notice] : undefined}
        />
      )}
      <ImageRow pictures={images.filter(({ kind }) => kind !== 'damage')} place={place} />
      {takesImages && <Add place={place} problem={isOfAnswer ? undefined : problems[notice]} />}
    </>
  )
}
