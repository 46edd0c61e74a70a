import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import type { DamageReport, OrderImage } from '#shop/orders/images/damage.rules.ts'
import { ImageRow } from '#shop/orders/ui/image-row.tsx'
import { usePictureMessages } from '#shop/orders/ui/use-messages.ts'

export interface AfterDeliveryProps {
  readonly pictures: readonly OrderImage[]
  readonly report: DamageReport | null
  readonly earlier: readonly DamageReport[]
  /** The deadline to report damage, formatted; null after it. */
  readonly until: string | null
  /** The URL of the order. */
  readonly link: string
}

const card = 'grid gap-3 rounded-card border border-line bg-raised p-4 md:p-6'

function Report({ report }: { report: DamageReport }) {
  const messages = usePictureMessages().damage
  const locale = useLocale()
  const isRecipients = report.reporter === 'recipient'
  const done = isRecipients ? messages.doneOfRecipient : messages.done
  return (
    <>
      {report.answer === '' && (
        <p role="status">{format(done, { date: formatDate(report.at, locale) })}</p>
      )}
      <h3 className="font-semibold">{isRecipients ? messages.recipients : messages.yours}</h3>
      <p className="whitespace-pre-line break-words border-line border-l-4 pl-3">
        {report.description}
      </p>
      {report.answer !== '' && (
        <>
          <h3 className="font-semibold">{messages.answer}</h3>
          <p className="whitespace-pre-line break-words border-l-4 border-l-good pl-3">
            {report.answer}
          </p>
        </>
      )}
    </>
  )
}

/** What stands above everything while damage is not settled: nobody is told to enjoy it. */
export function DamageHeadline({ waits }: { readonly waits: 'answer' | 'promise' }) {
  const { title, text } = usePictureMessages().damage.waiting[waits]
  return (
    <div
      role="status"
      className="rounded-card border border-line border-l-4 border-l-warn bg-raised p-4"
    >
      <p className="font-bold text-lg">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  )
}

/** The hand-over and the delivery: their photos, and the damage reports and their form. */
export function AfterDelivery({
  pictures: images,
  report,
  earlier,
  until,
  link,
}: AfterDeliveryProps) {
  const messages = usePictureMessages()
  const proofs = [
    [messages.delivery, images.filter(({ kind }) => kind === 'delivery')],
    [messages.handOver, images.filter(({ kind }) => kind === 'hand_over')],
  ] as const
  return (
    <>
      {proofs.map(
        ([title, pictures]) =>
          pictures.length > 0 && (
            <section key={title} className={card}>
              <h2 className="font-bold text-xl">{title}</h2>
              <ImageRow pictures={pictures} place={`${link}/foto`} />
            </section>
          ),
      )}
      {report && (
        <section className={card}>
          <h2 className="font-bold text-xl">{messages.damage.title}</h2>
          {[report, ...earlier.toReversed()].map((one) => (
            <Report key={one.at.getTime()} report={one} />
          ))}
          <ImageRow
            pictures={images.filter(({ kind }) => kind === 'damage')}
            place={`${link}/foto`}
          />
        </section>
      )}
      {until !== null && (
        <section className={`${card} print:hidden`}>
          <p>{format(messages.damage[report ? 'inviteAgain' : 'invite'], { date: until })}</p>
          <p>
            <ButtonLink to={`${link}/danos`}>{messages.damage.door}</ButtonLink>
          </p>
        </section>
      )}
    </>
  )
}
