import type { ServiceConfig } from '#platform/ctx.ts'

interface WalletPayment {
  readonly amount: number
  readonly returnUrl: string
  isApproved: boolean
  captured: string
  readonly refunds: { readonly id: string; readonly amount: number }[]
}

export const key = ({ PROVIDER_SETTINGS }: Pick<ServiceConfig, 'PROVIDER_SETTINGS'>): string =>
  PROVIDER_SETTINGS?.WALLET_KEY ?? ''

/** The service behind the wallet: what a provider's client would reach over the network. */
export function walletService() {
  const payments = new Map<string, WalletPayment>()
  const refunds = new Map<string, string>()
  return {
    origin: 'https://wallet.example',
    payments,
    begin(attempt: string, amount: number, returnUrl: string): string {
      const id = `W-${attempt.slice(0, 8)}`
      const fresh = { amount, returnUrl, isApproved: false, captured: '', refunds: [] }
      if (!payments.has(id)) payments.set(id, fresh)
      return id
    },
    approve(id: string): void {
      const payment = payments.get(id)
      if (payment) payment.isApproved = true
    },
    capture(id: string): void {
      const payment = payments.get(id)
      if (payment?.isApproved) payment.captured = `C-${id}`
    },
    refund(captureId: string, key: string, amount: number): string | null {
      const payment = [...payments.values()].find(({ captured }) => captured === captureId)
      if (!payment) return null
      const known = refunds.get(key)
      if (known) return known
      const id = `R-${refunds.size + 1}-${captureId}`
      refunds.set(key, id)
      payment.refunds.push({ id, amount })
      return id
    },
  }
}
export type WalletService = ReturnType<typeof walletService>
