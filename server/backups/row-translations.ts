import type { RowTranslation } from '#platform/backup/row-translation.ts'
import { donationPaymentTranslation } from '#shop/donations/payment/old-payments.rules.ts'
import { orderChangeTranslation } from '#shop/orders/history/old-history.rules.ts'

/** What restoring changes in the rows of a backup that was made before the baseline; each domain exports its own. */
export const rowTranslations: readonly RowTranslation[] = [
  orderChangeTranslation,
  donationPaymentTranslation,
]
