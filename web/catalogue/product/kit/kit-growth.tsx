import { Link } from 'react-router'
import type { KitGrowth as Growth } from './kit-growth.server.ts'

/** What may be added to a kit, and the link to its wiring sheet. */
export function KitGrowth({ growth }: { growth: Growth | null }) {
  if (!growth) return null
  return (
    <section>
      <h2 className="text-2xl font-bold">{growth.title}</h2>
      <p className="measure mt-2 text-soft-ink">{growth.text}</p>
      <ul className="measure mt-2 list-disc space-y-1 pl-5">
        {growth.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to={growth.sheet.to} className="inline-flex min-h-11 items-center underline">
          {growth.sheet.label}
        </Link>
      </p>
    </section>
  )
}
