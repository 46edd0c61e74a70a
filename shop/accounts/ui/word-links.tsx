import { Fragment, type ReactNode } from 'react'

/** Replaces the `{names}` of a message by links. */
export function WordLinks({ text, links }: { text: string; links: Record<string, ReactNode> }) {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => ({
    key: `${at}`,
    shown: at % 2 === 0 ? part : links[part],
  }))
  return parts.map(({ key, shown }) => <Fragment key={key}>{shown}</Fragment>)
}
