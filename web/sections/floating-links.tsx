import { Calculator, MessageCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useFrameWords } from '../use-page-words.ts'
import { isCheckoutPath } from '../viewer.ts'
import { useWhatsappLink } from './use-whatsapp-link.ts'

const button =
  'group pointer-events-auto relative grid size-12 place-items-center rounded-full border border-line bg-raised text-ink shadow-card hover:border-ink'
const label =
  'pointer-events-none absolute right-14 hidden rounded-field border border-line bg-raised px-3 py-2 font-semibold text-sm lg:group-hover:block lg:group-focus-visible:block'

/** Help within reach of the thumb; on a phone it makes room while one reads on. */
export function FloatingLinks({ isAway }: { isAway: boolean }) {
  const words = useFrameWords().floating
  const whatsapp = useWhatsappLink()
  const { pathname } = useLocation()
  if (isCheckoutPath(pathname)) return null
  return (
    <aside
      aria-label={words.label}
      className={`pointer-events-none fixed right-4 bottom-4 z-30 flex gap-2 transition-transform lg:flex-col duration-200 has-focus-visible:translate-y-0 print:hidden ${isAway ? 'max-md:translate-y-24' : ''}`}
    >
      <Link to="/calculadora-solar" aria-label={words.calculator} className={button}>
        <Calculator aria-hidden="true" strokeWidth={1.75} className="size-6" />
        <span aria-hidden="true" className={label}>
          {words.calculator}
        </span>
      </Link>
      {whatsapp && (
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={words.whatsapp}
          className={button}
        >
          <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-6" />
          <span aria-hidden="true" className={label}>
            {words.whatsapp}
          </span>
        </a>
      )}
    </aside>
  )
}
