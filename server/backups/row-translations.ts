import type { RowTranslation } from '#platform/backup/row-translation.ts'
import { donationPaymentTranslation } from '#shop/donations/payment/old-payments.rules.ts'
import { orderChangeTranslation } from '#shop/orders/history/old-history.rules.ts'

/** How restoring changes the rows of a backup from before the baseline; each domain exports its own. */
export const rowTranslations: readonly RowTranslation[] = [
  orderChangeTranslation,
  donationPaymentTranslation,
]
