import { useFrameWords } from '../use-page-words.ts'

/** The first thing the keyboard reaches. */
export function SkipLink() {
  return (
    <a
      href="#contenido"
      className="sr-only rounded-field bg-sun px-4 py-3 font-semibold text-on-sun focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {useFrameWords().skip}
    </a>
  )
}
