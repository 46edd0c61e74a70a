import { Button } from '#design/button.tsx'
import { FieldFrame, fieldBox } from '#design/field-frame.tsx'
import { useLocale } from '#design/words-context.tsx'
import { formatDate } from '#kernel/time.ts'
import { fill } from '#kernel/words.ts'
import type { DamageReport, OrderPicture } from '#shop/orders/pictures/damage.rules.ts'
import { PictureRow } from '#shop/orders/ui/picture-row.tsx'
import { usePictureWords } from '#shop/orders/ui/use-picture-words.ts'

interface OrderPicturesProps {
  readonly number: string
  readonly isDelivered: boolean
  readonly pictures: readonly OrderPicture[]
  readonly report: DamageReport | null
  /** How the last picture went. */
  readonly said: string
}

function Answer({ place, report }: { place: string; report: DamageReport }) {
  const words = usePictureWords().staff
  return (
    <form method="post" action={place} className="grid gap-3">
      <input type="hidden" name="intent" value="answer" />
      <FieldFrame label={words.answer} hint={words.answerHint}>
        {(ties) => (
          <textarea
            {...ties}
            name="answer"
            rows={3}
            maxLength={1_000}
            required
            defaultValue={report.answer}
            className={`py-2 ${fieldBox(undefined)}`}
          />
        )}
      </FieldFrame>
      <Button type="submit" className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}

function Damage({
  place,
  report,
  pictures,
}: Pick<OrderPicturesProps, 'pictures'> & { place: string; report: DamageReport }) {
  const words = usePictureWords().staff
  const locale = useLocale()
  return (
    <div className="grid gap-3 border-l-4 border-l-warn pl-4">
      <h3 className="font-bold">{words.damage}</h3>
      <p className="text-soft-ink text-sm">
        {fill(words.at, { date: formatDate(report.at, locale) })}
      </p>
      <p className="whitespace-pre-line break-words">{report.told}</p>
      <PictureRow pictures={pictures.filter(({ kind }) => kind === 'damage')} place={place} />
      <Answer place={place} report={report} />
    </div>
  )
}

function Add({ place }: { place: string }) {
  const words = usePictureWords()
  return (
    <form method="post" action={place} encType="multipart/form-data" className="grid gap-3">
      <FieldFrame label={words.add} hint={words.addHint}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            name="file"
            required
            accept="image/jpeg,image/png,image/webp"
            className={`min-h-12 py-2 ${fieldBox(undefined)}`}
          />
        )}
      </FieldFrame>
      <Button type="submit" className="justify-self-start">
        {words.send}
      </Button>
    </form>
  )
}

/** For staff: photographs of the delivery, and what the buyer told of damage. */
export function OrderPictures({ number, isDelivered, pictures, report, said }: OrderPicturesProps) {
  const words = usePictureWords()
  const problems: Readonly<Record<string, string>> = words.problems
  const place = `/admin/pedidos/${number}/foto`
  const good = said === 'kept' ? words.kept : said === 'known' ? words.known : null
  return (
    <>
      {good && (
        <p role="status" className="font-semibold text-good">
          {good}
        </p>
      )}
      {Object.hasOwn(problems, said) && (
        <p role="alert" className="font-semibold text-bad">
          {problems[said]}
        </p>
      )}
      {report && <Damage place={place} report={report} pictures={pictures} />}
      <PictureRow pictures={pictures.filter(({ kind }) => kind === 'delivery')} place={place} />
      {isDelivered && <Add place={place} />}
    </>
  )
}
