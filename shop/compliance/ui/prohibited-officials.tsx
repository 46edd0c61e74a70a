import type { DeclarationWords } from '../declaration.rules.ts'

function Members({ title, members }: { title: string; members: readonly string[] }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc space-y-1 pl-6">
        {members.map((member) => (
          <li key={member}>{member}</li>
        ))}
      </ul>
    </>
  )
}

/** Whom the third statement speaks of, unfolded by whoever wants to know. */
export function ProhibitedOfficials({ words }: { words: DeclarationWords }) {
  const { note, government, governmentMembers, party, partyMembers, end } = words.officials
  return (
    <details className="rounded-card border border-line bg-sunk px-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline">
        {words.officialsTitle}
      </summary>
      <div className="measure grid gap-3 pb-4 text-sm">
        <p>{note}</p>
        <Members title={government} members={governmentMembers} />
        <Members title={party} members={partyMembers} />
        <p>{end}</p>
      </div>
    </details>
  )
}
