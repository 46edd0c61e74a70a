import { TextLink } from '#design/text-link.tsx'
import { unbroken } from '#kernel/text/unbroken.ts'
import type { CartCheck } from '#shop/solar/system/cart-check.service.server.ts'
import { whatsappLink } from '#web/shell/footer/contact-links.ts'
import { useShop } from '#web/shell/layout/use-shop.ts'

const card = 'rounded-card border border-l-4 border-line border-l-warn bg-raised p-4'

function Findings({ check }: { check: CartCheck }) {
  const { facts } = useShop()
  return (
    <>
      <p className="measure mt-1 text-sm text-soft-ink">{check.text}</p>
      <ul className="measure mt-2 list-disc space-y-1 pl-5 text-sm">
        {check.findings.map(({ severity, message }) => (
          <li key={message}>
            <strong>{severity}.</strong> {unbroken(message)}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
        <TextLink to="/calculadora-solar">{check.calculator}</TextLink>
        {facts.whatsapp && (
          <TextLink to={whatsappLink(facts.whatsapp, check.question)}>{check.whatsapp}</TextLink>
        )}
      </p>
    </>
  )
}

interface CartCheckNoticeProps {
  readonly check: CartCheck | null
}

/** What does not go together, with whom to ask; it hinders no purchase. */
export function CartCheckNotice({ check }: CartCheckNoticeProps) {
  if (!check) return null
  return (
    <section aria-label={check.title} className={card}>
      <p className="font-semibold">{check.title}</p>
      <Findings check={check} />
    </section>
  )
}

/** The same beside a total, folded. */
export function FoldedCartCheck({ check }: CartCheckNoticeProps) {
  if (!check) return null
  return (
    <details className={`max-lg:mt-4 lg:mb-4 ${card}`}>
      <summary className="-my-2.5 cursor-pointer py-2.5 font-semibold">{check.title}</summary>
      <Findings check={check} />
    </details>
  )
}
