import { useFrameMessages } from '../request/use-page-messages.ts'

/** The first stop of the keyboard; the panel's frame is within the main part, so its content has a name of its own. */
export function SkipLink({ isPanel = false }: { isPanel?: boolean }) {
  return (
    <a
      href={isPanel ? '#contenido-panel' : '#contenido'}
      className="sr-only rounded-field border-line bg-raised font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:border focus:px-4 focus:py-3"
    >
      {useFrameMessages().skip}
    </a>
  )
}
