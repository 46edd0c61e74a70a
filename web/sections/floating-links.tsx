import { Calculator, MessageCircle } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useFrameWords } from '../use-page-words.ts'
import { isCheckoutPath } from '../viewer.ts'
import { useWhatsappLink } from './use-whatsapp-link.ts'

const button =
  'pointer-events-auto inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border border-line bg-raised px-3 font-semibold text-ink text-sm shadow-card hover:border-ink'

/** Help within reach of the thumb; on a phone it makes room while one reads on. */
export function FloatingLinks({ isAway }: { isAway: boolean }) {
  const words = useFrameWords().floating
  const whatsapp = useWhatsappLink()
  const { pathname } = useLocation()
  if (isCheckoutPath(pathname)) return null
  return (
    <aside
      aria-label={words.label}
      className={`pointer-events-none fixed right-4 bottom-4 z-30 flex gap-2 transition-transform duration-200 has-focus-visible:translate-y-0 print:hidden ${isAway ? 'max-md:translate-y-24' : ''}`}
    >
      <Link to="/calculadora-solar" className={button}>
        <Calculator aria-hidden="true" strokeWidth={1.75} className="size-6" />
        <span className="max-lg:sr-only">{words.calculator}</span>
      </Link>
      {whatsapp && (
        <a href={whatsapp} target="_blank" rel="noopener" className={button}>
          <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-6" />
          <span className="max-lg:sr-only">{words.whatsapp}</span>
        </a>
      )}
    </aside>
  )
}
