import { Link } from 'react-router'

interface VersionListProps {
  readonly title: string
  /** Shown when the owner has published no version. */
  readonly none: string | null
  readonly versions: readonly {
    readonly version: string
    readonly line: string
    readonly to: string
    readonly label: string
  }[]
  readonly load: string
}

/** The published versions of a text; each can be loaded into its form. */
export function VersionList({ title, none, versions, load }: VersionListProps) {
  return (
    <section className="grid gap-2">
      <h2 className="font-bold text-lg">{title}</h2>
      {none && <p>{none}</p>}
      <ul>
        {versions.map(({ version, line, to, label }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 border-line border-b">
            {line}
            <Link
              to={to}
              aria-label={label}
              className="inline-flex min-h-11 items-center underline"
            >
              {load}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
