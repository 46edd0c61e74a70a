import { Fragment, type ReactNode } from 'react'

/** A sentence with links in the place of its `{names}`. */
export function WordLinks({ text, links }: { text: string; links: Record<string, ReactNode> }) {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => ({
    key: `${at}`,
    shown: at % 2 === 0 ? part : links[part],
  }))
  return parts.map(({ key, shown }) => <Fragment key={key}>{shown}</Fragment>)
}
