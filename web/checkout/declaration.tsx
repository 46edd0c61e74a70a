import { format } from '#kernel/messages.ts'
import { buyerNameOf, type Checkout } from '#shop/checkout/drafts/checkout-state.service.server.ts'
import { changeDraft } from '#shop/checkout/drafts/drafts.service.server.ts'
import { stepPaths } from '#shop/checkout/drafts/steps.rules.ts'
import { isOutdated } from '#shop/checkout/placing/signed-declaration.rules.ts'
import { useCheckoutMessages } from '#shop/checkout/ui/use-messages.ts'
import { readDeclaration } from '#shop/compliance/declarations/declaration.input.ts'
import { declarationIn, statementIdsOf } from '#shop/compliance/declarations/declaration.rules.ts'
import { signedDeclaration } from '#shop/compliance/declarations/declaration.service.server.ts'
import { hasChanged } from '#shop/compliance/declarations/declaration-form.rules.ts'
import { declarationInForce } from '#shop/compliance/declarations/declaration-versions.service.server.ts'
import type { DeclarationVersion } from '#shop/compliance/declarations/declaration-wording.rules.ts'
import { DeclarationFields } from '#shop/compliance/ui/declaration-fields.tsx'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/declaration'
import { enterStep, frameOf, isClosed } from './checkout.server.ts'
import type { StepResult } from './checkout.ts'
import { CheckoutClosed } from './checkout-closed.tsx'
import { goOn, invalid } from './checkout-forms.server.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { CheckoutForm } from './form/checkout-form.tsx'
import { orConnectionLost } from './step-response.ts'

const signedFields = ({ declaration }: Checkout, inForce: DeclarationVersion) =>
  declaration && {
    accepted: statementIdsOf(inForce),
    signature: declaration.signature,
    version: declaration.version,
  }

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).checkout.declaration
  const base = privatePageTitled(ctx.locale, stepPaths.declaration, title, 'checkout')
  if (await isClosed(ctx)) return { ...base, isClosed: true as const }
  const checkout = await enterStep(ctx, request, 'declaration')
  const inForce = await declarationInForce(ctx)
  return {
    ...base,
    isClosed: false as const,
    frame: await frameOf(ctx, 'declaration', checkout),
    declaration: declarationIn(inForce, ctx.locale),
    buyerName: buyerNameOf(checkout),
    fields: signedFields(checkout, inForce),
    problems: isOutdated(inForce, checkout.draft) ? [hasChanged] : [],
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const checkout = await enterStep(ctx, request, 'declaration')
  const inForce = await declarationInForce(ctx)
  const read = readDeclaration(inForce, posted, buyerNameOf(checkout))
  if (!read.ok) {
    const { fields, problems } = read
    const signing = { declaration: declarationIn(inForce, ctx.locale), fields, problems }
    return invalid(ctx, checkout.draft, { step: 'declaration', request, signing })
  }
  const declaration = signedDeclaration(ctx, inForce, read)
  return goOn(ctx, await changeDraft(ctx, checkout.draft, { declaration }))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orConnectionLost(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

const emptyInput = {}

export default function DeclarationPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useCheckoutMessages().declaration
  if (loaderData.isClosed) return <CheckoutClosed />
  const { frame, buyerName } = loaderData
  const result = actionData as StepResult | undefined
  const { declaration, fields, problems } = result?.signing ?? loaderData
  return (
    <CheckoutFrame frame={frame} title={messages.title}>
      <p className="measure text-soft-ink">
        {format(messages.text, { name: buyerName })} {messages.together}
      </p>
      <CheckoutForm
        name="declaracion"
        input={emptyInput}
        result={result}
        next={messages.sign}
        back={stepPaths.buyer}
      >
        <DeclarationFields
          key={declaration.version}
          declaration={declaration}
          buyerName={buyerName}
          fields={fields ?? undefined}
          problems={problems}
        />
      </CheckoutForm>
    </CheckoutFrame>
  )
}
