import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { ownList, ownPrograms } from '../lists/supplementary-list.rules.ts'
import type { Hit, PartyScreening } from '../screening/screening.rules.ts'
import { useComplianceMessages } from './use-messages.ts'

/** The shop's own list says in words what the others state as a code of their authority. */
function wordsFor({ list, program }: Hit, own: Record<'list' | 'alias' | 'office', string>) {
  if (list !== ownList) return { list, program }
  return { list: own.list, program: program === ownPrograms.alias ? own.alias : own.office }
}

function Hits({ hits }: { hits: readonly Hit[] }) {
  const messages = useComplianceMessages().nameCheck
  if (hits.length === 0) return <p>{messages.nothing}</p>
  return (
    <>
      <p className="font-semibold">{messages.nearest}</p>
      <ul className="list-disc pl-6">
        {hits.map((hit) => (
          <li key={`${hit.list} ${hit.listName}`}>
            {format(messages.hit, {
              name: hit.listName,
              ...wordsFor(hit, messages.own),
              score: Math.floor(hit.score * 100),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Screens a name without an order. */
export function NameCheck({ name, outcome }: { name: string; outcome: PartyScreening | null }) {
  const { nameCheck: messages, reasons } = useComplianceMessages()
  return (
    <section className="grid gap-3">
      <h2 className="font-bold text-lg">{messages.title}</h2>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <label className="grid w-full max-w-80 gap-1.5 font-semibold text-sm">
          {messages.label}
          <input
            name="nombre"
            defaultValue={name}
            maxLength={200}
            required
            className="min-h-11 w-full rounded-field border border-soft-ink bg-paper px-3 font-normal"
          />
        </label>
        <Button type="submit">{messages.button}</Button>
      </Form>
      {outcome && (
        <div role="status" className="grid gap-2 text-sm">
          <p className={outcome.verdict === 'MATCH' ? 'text-bad' : 'text-good'}>
            <strong>{messages[outcome.verdict]}</strong>, {reasons[outcome.reason]}
          </p>
          <Hits hits={outcome.hits} />
        </div>
      )}
    </section>
  )
}
