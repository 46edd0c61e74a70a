import { usePaymentMessages } from './use-messages.ts'

/** After a proof: what the shop does now, and that nothing is to be sent again. */
export function ProofInHands() {
  const messages = usePaymentMessages().zelle.now
  return (
    <section className="grid gap-3 rounded-card border border-line bg-raised p-5 print:hidden">
      <h2 className="font-bold text-lg">{messages.title}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
