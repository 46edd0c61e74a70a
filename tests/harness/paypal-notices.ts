import type { notice } from '#tests/twins/paypal-books.ts'

/** What the shop's door makes of a notice. */
export const noticeOf = ({ body, headers }: ReturnType<typeof notice>) => ({
  raw: body,
  algorithm: headers['PAYPAL-AUTH-ALGO'],
  certificate: headers['PAYPAL-CERT-URL'],
  transmissionId: headers['PAYPAL-TRANSMISSION-ID'],
  signature: headers['PAYPAL-TRANSMISSION-SIG'],
  time: headers['PAYPAL-TRANSMISSION-TIME'],
})
