import { format } from '#kernel/messages.ts'
import { useShop } from '../layout/use-shop.ts'
import { useFrameMessages } from '../request/use-page-messages.ts'

const profiles = [
  {
    network: 'facebook',
    name: 'Facebook',
    mark: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  },
  {
    network: 'instagram',
    name: 'Instagram',
    mark: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17.5 6.5h.01',
  },
  {
    network: 'twitter',
    name: 'Twitter',
    mark: 'M22 4.5c-.8.6-1.7 1-2.7 1.2a4.4 4.4 0 0 0-7.5 3.1v1A10.5 10.5 0 0 1 3.2 5.3s-3.7 8.5 4.700 12.200A11.2 11.2 0 0 1 1.5 19.3c8.500 4.700 18.900 0 18.900-10.800 0-.3 0-.5-.1-.8a7.5 7.5 0 0 0 1.700-3.200z',
  },
] as const

/** The shop's three social profiles. */
export function SocialLinks() {
  const messages = useFrameMessages().footer
  const { shopName, socialLinks } = useShop().facts
  return (
    <ul
      aria-label={format(messages.social, { shop: shopName })}
      className="flex flex-wrap gap-x-6 gap-y-2"
    >
      {profiles
        .filter(({ network }) => socialLinks[network])
        .map(({ network, name, mark }) => (
          <li key={network}>
            <a
              href={socialLinks[network]}
              rel="noopener me"
              className="flex min-h-11 items-center gap-2 hover:underline"
            >
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-5 fill-transparent stroke-current"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={mark} />
              </svg>
              {name}
            </a>
          </li>
        ))}
    </ul>
  )
}
