import { isImageRefusal } from '#kernel/images/image-file.ts'
import { hasProvider } from '#kernel/payment-method.ts'
import type { Ctx } from '#platform/ctx.ts'
import { isCountry, isUnpayable } from '#shop/checkout/buyer/countries.rules.ts'
import { isNameLike } from '#shop/checkout/form-checks.rules.ts'
import { partPayable } from '#shop/payments/parts/part-payable.service.server.ts'
import type { OpenedPart } from '#shop/payments/parts/paying/open-part.service.server.ts'
import {
  isPayerEmail,
  type Payer,
  type PayerText,
  payerText,
  readPayer,
  sentText,
} from '#shop/payments/parts/paying/part.input.ts'
import {
  isCaptchaDue,
  noteSent,
  payPart,
} from '#shop/payments/parts/paying/pay-part.service.server.ts'
import type { SentResult } from '#shop/payments/parts/ui/sent-form.tsx'
import { captchaRefusal } from '#web/account/captcha/captcha.server.ts'
import { isStartClosed } from '#web/checkout/payment/start-or-continue.server.ts'
import { hasFile } from '#web/shell/request/posted-files.server.ts'
import { type Posted, postedFields } from '#web/shell/request/request-body.server.ts'

type Problem = 'name' | 'nameOdd' | 'country' | 'countryUnpayable' | 'email' | 'method'

export interface PartResult extends SentResult {
  readonly status: number
  readonly input?: PayerText
  readonly problems?: readonly (Problem | 'again' | 'started')[]
  readonly notice?: 'too_many_tries' | 'captcha_failed' | 'captcha_away'
  readonly isCaptchaDue?: boolean
  /** Shown as the outcome at a provider. */
  readonly refusal?: string
}

/** Null leads to the part's own page; whoever pays is stored in this browser until then. */
type Handled = PartResult | { readonly goTo: string | null; readonly payer?: Payer }

/** The checkout's own rules for a buyer's name: what cannot be a name would only hold the order. */
function nameProblems(name: string): Problem[] {
  if (name !== '' && !isNameLike(name)) return ['nameOdd']
  return name.includes(' ') ? [] : ['name']
}

const countryProblems = (country: string): Problem[] => {
  if (isUnpayable(country)) return ['countryUnpayable']
  return isCountry(country) ? [] : ['country']
}

const problemsOf = ({ name, country, email, method }: PayerText): Problem[] => [
  ...nameProblems(name),
  ...countryProblems(country),
  ...(isPayerEmail(email) ? [] : (['email'] as const)),
  ...(method ? [] : (['method'] as const)),
]

async function pay(ctx: Ctx, opened: OpenedPart, posted: Posted): Promise<Handled> {
  const input = payerText.parse(posted)
  const problems = problemsOf(input)
  if (problems.length > 0) return { status: 400, input, problems }
  if (await isCaptchaDue(ctx)) {
    const refusal = await captchaRefusal(ctx, posted)
    if (refusal) return { status: 400, input, notice: refusal.code, isCaptchaDue: true }
  }
  // a transfer starts no capture: it goes on in maintenance
  const paidThrough = hasProvider(input.method) && {
    payableId: opened.part.id,
    provider: input.method,
  }
  if (paidThrough && (await isStartClosed(ctx, partPayable, paidThrough)))
    return { status: 409, input, refusal: 'in_maintenance' }
  const started = await payPart(ctx, opened, input)
  if (started.ok) return { goTo: started.value, payer: input }
  if (started.code === 'too_many_tries') return { status: 429, input, notice: started.code }
  if (started.code === 'already_sent') return { status: 409, input, problems: ['again'] }
  if (started.code === 'already_started') return { status: 409, input, problems: ['started'] }
  // a hold is shown by the page itself
  if (started.code === 'order_held') return { goTo: null }
  return { status: 409, input, refusal: started.code }
}

const bytesOf = async (file: unknown): Promise<Buffer> =>
  file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)

/** A screenshot that cannot be read is said beside its field, and what was typed stays. */
async function noteTransfer(ctx: Ctx, opened: OpenedPart, posted: Posted): Promise<Handled> {
  const typed = sentText.parse(posted)
  if (typed.sender !== '' && !isNameLike(typed.sender))
    return { status: 400, isSenderOdd: true, isFileLost: hasFile([posted.file]), sent: typed }
  const { payerName: name, payerCountry: country, payerEmail: email } = posted
  const payer = readPayer({ name, country, email })
  const image = await bytesOf(posted.file)
  const noted = await noteSent(ctx, opened, { ...typed, image, payer })
  if (noted.ok) return { goTo: null }
  if (noted.code === 'too_many_tries') return { status: 429, notice: noted.code, sent: typed }
  if (isImageRefusal(noted.code)) return { status: 400, sentProblem: noted.code, sent: typed }
  return { goTo: null }
}

export async function handlePart(ctx: Ctx, opened: OpenedPart, request: Request): Promise<Handled> {
  const posted = await postedFields(request)
  if (posted.intent !== 'sent') return pay(ctx, opened, posted)
  return noteTransfer(ctx, opened, posted)
}
