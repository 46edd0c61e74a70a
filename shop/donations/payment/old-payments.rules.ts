/** Of a backup made before the baseline: refunds of donations stood with the payment, and are refunds now. */
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
