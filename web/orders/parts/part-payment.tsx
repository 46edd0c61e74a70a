import { Notice } from '#design/notice.tsx'
import type { Countries } from '#shop/checkout/buyer/countries.rules.ts'
import type { Payer } from '#shop/payments/parts/paying/part.input.ts'
import type { PartPage, ShownTransfer } from '#shop/payments/parts/paying/part-page.rules.ts'
import { PayerForm } from '#shop/payments/parts/ui/payer-form.tsx'
import { SentForm } from '#shop/payments/parts/ui/sent-form.tsx'
import { usePartMessages } from '#shop/payments/ui/use-messages.ts'
import { ZelleInstructions } from '#shop/payments/ui/zelle-instructions.tsx'
import type { ServedCaptcha } from '#web/account/captcha/captcha.ts'
import { Captcha } from '#web/account/captcha/captcha-field.tsx'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'
import type { PartResult } from './pay-part.server.ts'

interface PartPaymentProps {
  readonly part: PartPage
  readonly address: string
  readonly countries: Countries
  readonly captcha: ServedCaptcha | null
  /** As typed before in this browser. */
  readonly payer: Payer | null
  readonly result: PartResult | undefined
}

interface TransferProps extends Pick<PartPaymentProps, 'part' | 'address' | 'payer' | 'result'> {
  readonly transfer: ShownTransfer
}

/** Whoever has sent the money is not asked to send it. */
function Transfer({ transfer, part, address, payer, result }: TransferProps) {
  const { isDemonstration } = useShop().facts
  const isAlive = useHydrated()
  const { isSent, hasProof } = transfer
  return (
    <>
      {!isSent && (
        <ZelleInstructions
          {...transfer}
          amount={part.due}
          due={part.due}
          until={null}
          items="reserved"
          itemsUntil={null}
          isDemonstration={isDemonstration}
          isAlive={isAlive}
        />
      )}
      {!(isSent && hasProof) && (
        <SentForm {...result} payer={payer} action={address} isSent={isSent} />
      )}
    </>
  )
}

/** The transfer that was chosen, and the form that chooses how to pay. */
export function PartPayment(props: PartPaymentProps) {
  const { part, address, countries, captcha, payer, result } = props
  const messages = usePartMessages().page
  const isAlive = useHydrated()
  const { transfer, methods } = part
  const isStarted = result?.problems?.includes('started') ?? false
  const form = (
    <PayerForm
      action={address}
      due={part.due}
      methods={methods}
      countries={countries}
      input={result?.input ?? (payer && { ...payer, method: '', again: '' }) ?? undefined}
      problems={result?.problems ?? []}
      isAlive={isAlive}
      asksAgain={part.state === 'sent' || (isStarted && 'started')}
    >
      {result?.isCaptchaDue && <Captcha captcha={captcha} result={result} />}
    </PayerForm>
  )
  const notice = result?.notice && messages.problems[result.notice]
  if (methods.length === 0) return <p>{messages.none}</p>
  if (!transfer)
    return (
      <>
        <Notice isBad text={notice} />
        {form}
      </>
    )
  return (
    <>
      <Notice isBad text={notice} />
      <Transfer transfer={transfer} part={part} address={address} payer={payer} result={result} />
      <details open={result?.input !== undefined}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {part.state === 'sent' ? messages.instead : messages.other}
        </summary>
        <div className="mt-3">{form}</div>
      </details>
    </>
  )
}
