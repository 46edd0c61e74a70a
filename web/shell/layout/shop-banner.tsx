import { Link } from 'react-router'
import { useFrameMessages } from '../request/use-page-messages.ts'
import { useShop } from './use-shop.ts'

/** The owner's notice for all visitors, on one line. */
export function ShopBanner() {
  const messages = useFrameMessages()
  const { banner } = useShop().facts
  if (!banner) return null
  return (
    <section aria-label={messages.banner} className="bg-sun text-on-sun print:hidden">
      <p className="page py-2 text-center font-semibold text-sm">
        {banner.link ? (
          <Link to={banner.link} className="text-on-sun underline underline-offset-4">
            {banner.text}
          </Link>
        ) : (
          banner.text
        )}
      </p>
    </section>
  )
}
