import { ButtonLink } from '#design/button.tsx'

/** Says that a list shows only what waits, with the way to all of it. */
export function OnlySome({ text, all, path }: { text: string; all: string; path: string }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      {text}
      <ButtonLink to={path}>{all}</ButtonLink>
    </p>
  )
}
