/** Backups from before the baseline: refunds of donations were columns of the payment. */
export const donationPaymentTranslation = {
  table: 'donation_payments',
  translate: ({
    capture_id,
    refund_state,
    refund_tries,
    refund_reason,
    refund_asked_by,
    ...row
  }: Readonly<Record<string, string | null>>) => row,
}
