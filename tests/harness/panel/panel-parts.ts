import { randomUUID } from 'node:crypto'
import { partByLink } from '#shop/payments/parts/paying/open-part.service.server.ts'
import { partLink } from '#shop/payments/parts/paying/part-link.server.ts'
import { noteSent, payPart } from '#shop/payments/parts/paying/pay-part.service.server.ts'
import { divided } from '../payments/parts.ts'
import { payPalShop } from '../payments/paypal-shop.ts'
import type { PanelForm } from './panel-forms.ts'

const payer = { again: '', name: 'Rosa Núñez', country: 'US', method: 'zelle', email: '' }

/** A part of an order that its payer reported as sent by Zelle. */
async function aSentPart(): Promise<string> {
  const shop = await payPalShop()
  const { parts } = await divided(shop, [null, null])
  const [id = ''] = parts
  const link = partLink(shop.at(), { id }, { linkVersion: 1 }).replace('/pagar/', '')
  const open = async () => {
    const opened = await partByLink(shop.at(), link)
    if (!opened) throw new Error('the link opens nothing')
    return opened
  }
  await payPart(shop.at(), await open(), payer)
  await noteSent(shop.at(), await open(), { sender: '', confirmation: 'a1' })
  return id
}

export const partForms: Readonly<Record<string, PanelForm>> = {
  confirm: {
    leaves: 'audit_entries',
    send: async (panel) => {
      const reference = randomUUID().slice(0, 13).toUpperCase()
      const seen = { reference, amount: '154.85', reason: '', attempt: randomUUID() }
      return panel.send('/admin/partes', { intent: 'confirm', part: await aSentPart(), ...seen })
    },
  },
}
