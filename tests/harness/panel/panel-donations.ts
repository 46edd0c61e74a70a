import { randomUUID } from 'node:crypto'
import { cents } from '#kernel/money.ts'
import { give } from '#shop/donations/donations.service.server.ts'
import { zelle } from '../payments/methods.ts'
import type { Panel } from './panel.ts'
import { aReference, needsTwo, type PanelForm } from './panel-forms.ts'

async function aDonation({ system }: Panel, name = 'Ana García Peña', amount = 2_000) {
  const donation = {
    attempt: randomUUID(),
    cause: 'lamp',
    amount: cents(amount),
    name,
    message: '',
    method: 'zelle' as const,
  }
  const email = `${randomUUID()}@example.com`
  const visitor = { ...system, actor: { role: 'anon' } as const }
  const overrides = await give(visitor, { ...donation, cause: 'lamp', method: zelle, email })
  if (!overrides.ok) throw new Error(overrides.code)
  return overrides.value.id
}
const listed = 'Miguel Díaz-Canel Bermúdez'
const deciding = (donation: string) => ({
  ...{ intent: 'confirm', donation, reference: aReference() },
  ...{ sender: 'Ana García Peña', amount: '20', reason: 'visto' },
})
const onDonation = (intent: string, name?: string): PanelForm => ({
  leaves: 'donation_changes',
  send: async (panel) =>
    panel.send('/admin/donaciones', { ...deciding(await aDonation(panel, name)), intent }),
})

export const donationForms: Readonly<Record<string, PanelForm>> = {
  confirm: onDonation('confirm'),
  release: onDonation('release', listed),
  refuse: onDonation('refuse', listed),
  close: onDonation('close'),
  give_back: {
    leaves: 'donation_changes',
    send: async (panel) => {
      const donation = await aDonation(panel)
      await panel.send('/admin/donaciones', deciding(donation))
      return panel.send('/admin/donaciones', { ...deciding(donation), intent: 'give_back' })
    },
  },
  look_again: {
    leaves: 'audit_entries',
    send: async (panel) => {
      const looked = { ...deciding(await aDonation(panel, undefined, needsTwo)), amount: '1500' }
      await panel.send('/admin/donaciones', looked)
      return panel.send('/admin/donaciones', { ...looked, intent: 'look_again' })
    },
  },
}
