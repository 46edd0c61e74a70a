import { TextLink } from '#design/text-link.tsx'
import { useDeclarationStaffMessages } from './use-messages.ts'

/** Points required by law, shown beside the editor. */
export function RequiredPoints({ policyPath }: { policyPath: string }) {
  const messages = useDeclarationStaffMessages()
  return (
    <aside
      aria-labelledby="debe-decir"
      className="grid content-start gap-3 rounded-card border border-line bg-sunk p-5 max-xl:order-first xl:sticky xl:top-6 xl:self-start"
    >
      <h2 id="debe-decir" className="font-bold text-lg">
        {messages.required}
      </h2>
      <ol className="list-decimal space-y-2 pl-6 text-sm">
        {messages.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p className="text-soft-ink text-sm">
        {messages.alsoChange} <TextLink to={policyPath}>{messages.policy}</TextLink>
      </p>
    </aside>
  )
}
