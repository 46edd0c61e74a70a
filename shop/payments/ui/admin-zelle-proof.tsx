import { TriangleAlert } from 'lucide-react'
import { useLocale } from '#design/messages-context.tsx'
import { formatUsd } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import type { ZelleProof } from '../manual-transfer/zelle-case.rules.ts'
import { useZelleStaffMessages } from './use-messages.ts'

/** A screenshot with what its sender entered, and warnings. */
export function AdminZelleProof({ proof }: { proof: ZelleProof }) {
  const messages = useZelleStaffMessages()
  const locale = useLocale()
  const { unsaid } = messages.proof
  const parts = [
    [messages.proof.sender, proof.senderName || unsaid],
    [messages.proof.confirmation, proof.confirmation || unsaid],
    [messages.proof.amount, proof.amount === null ? unsaid : formatUsd(proof.amount)],
    [messages.proof.paidOn, proof.paidOn ? formatDate(proof.paidOn, locale, 'PP', 'UTC') : unsaid],
    [messages.proof.at, formatDate(proof.uploadedAt, locale)],
  ]
  return (
    <div className="grid gap-3 rounded-field border border-line bg-paper p-3">
      <a href={proof.link}>
        <img
          src={proof.link}
          alt={messages.proof.open}
          loading="lazy"
          className="max-h-[28rem] w-full rounded-field border border-line bg-sunk object-contain"
        />
      </a>
      <div className="grid min-w-0 content-start gap-1 text-sm">
        {parts.map(([label, text]) => (
          <p key={label} className="wrap-anywhere">
            <span className="text-soft-ink">{label}:</span> {text}
          </p>
        ))}
        {proof.flags.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {proof.flags.map((flag) => (
              <li key={flag} className="font-semibold text-bad">
                <TriangleAlert
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="mr-1 inline size-4 align-text-bottom"
                />
                {messages.flags[flag]}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
