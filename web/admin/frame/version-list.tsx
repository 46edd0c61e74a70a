import { TextLink } from '#design/text-link.tsx'

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

/** The published versions of a text; each is loaded into its form as the browser opens the page anew. */
export function VersionList({ title, none, versions, load }: VersionListProps) {
  return (
    <section className="grid gap-2">
      <h2 className="font-bold text-lg">{title}</h2>
      {none && <p>{none}</p>}
      <ul>
        {versions.map(({ version, line, to, label }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 border-line border-b">
            {line}
            <TextLink to={to} aria-label={label} reloadDocument>
              {load}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
