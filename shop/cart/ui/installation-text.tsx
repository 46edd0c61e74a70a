import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import type { Installation } from '#shop/settings/installation.rules.ts'
import { useCartMessages } from './use-messages.ts'

/** What the installation service contains, what it costs and where it can be had. */
export function InstallationText({ price, places }: Installation) {
  const messages = useCartMessages().installation
  return (
    <>
      {format(messages.text, { price: formatUsd(price) })}{' '}
      {places === '' ? messages.anywhere : format(messages.where, { places })}
    </>
  )
}
