import { dayOf } from '#kernel/time.ts'
import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { productOfStaff } from '#shop/catalogue/management/product.service.server.ts'
import { usualRules } from '#shop/pricing/margin.rules.ts'
import { saveMarginRules } from '#shop/pricing/margins.service.server.ts'
import { saveSettings, settingsOf } from '#shop/settings/settings.service.server.ts'
import { servicesFormData } from '#shop/shipping/province-service.rules.ts'
import { provinceServices, saveProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { asOwner } from '../database/database.ts'
import { aScreenshot } from '../inputs/pictures.ts'
import type { Panel } from './panel.ts'
import type { PanelForm } from './panel-forms.ts'

type Forms = Readonly<Record<string, PanelForm>>
type Send = PanelForm['send']

const noted = (send: Send): PanelForm => ({ leaves: 'audit_entries', send })

const products = '/admin/products'
const kit = 'kit-luz-100-w-y-640-wh'
const stored = async ({ ctx }: Panel) => {
  const found = await findProduct(ctx, kit)
  const product = found && (await productOfStaff(ctx, found.product.id))
  if (!product) throw new Error(`${kit} is gone`)
  return product
}
const galleryOf = async (panel: Panel) => String((await stored(panel)).fields.pictures ?? '')

/** Does it, and puts the product back as it was. */
const onProduct =
  (send: (panel: Panel, id: string) => ReturnType<Send>): Send =>
  async (panel) => {
    const { id } = await stored(panel)
    const before = await asOwner(
      `select row_to_json(p)::text as was from products p where id = '${id}'`,
    )
    const response = await send(panel, id)
    const columns = 'sell_price, name, image_url, share_image_url, gallery_images'
    await asOwner(`update products set (${columns}) = (select ${columns} from
      json_populate_record(null::products, $was$${before[0]?.was}$was$::json)) where id = '${id}'`)
    return response
  }

const price = (id: string, from: string, to: string) => ({
  changes: [{ id, fields: { sell_price: { from, to } } }],
})

export const tableForms: Forms = {
  bulk: noted(
    onProduct((panel) => {
      const request = { query: 'buscar=KIT-LUZ-640', field: 'sell_price', way: 'add', input: '1' }
      return panel.sendJson(products, { bulk: { ...request, count: 1 } })
    }),
  ),
  save: noted(onProduct((panel, id) => panel.sendJson(products, price(id, '522.99', '480')))),
}

const seenOn = (html: string) =>
  /name="seen" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''

const nameCheck = {
  ...{ name: 'Batería de huella', name_en: 'Trace battery', category: 'battery', sell_price: '10' },
  ...{ weight_lbs: '1', available_for: 'all', url_slug: 'huella' },
}
/** Does it with a product of its own, and takes that away again. */
const inTestMode =
  (fields: (seen: string) => Readonly<Record<string, string>>): Send =>
  async (panel) => {
    const made = await panel.send(`${products}/new`, nameCheck)
    const url = (made.headers.get('Location') ?? '').split('?')[0] ?? ''
    const input = fields(seenOn((await panel.open(url)).html))
    const response = await panel.send(url, input)
    await asOwner(
      "delete from stock_movements where product_id = (select id from products where url_slug = 'huella')",
    )
    await asOwner("delete from products where url_slug = 'huella'")
    return response
  }
const correction = { intent: 'stock', stock: '41', seen_stock: '', reason: 'contado' }
export const productForms: Forms = {
  save: noted(inTestMode((seen) => ({ ...nameCheck, seen, name: 'Otro nombre' }))),
  stock: noted(inTestMode(() => correction)),
}

const onImages = (intent: string): PanelForm =>
  noted(
    onProduct(async (panel, id) => {
      const url = `${products}/${id}/fotos`
      const add = { intent: 'add', seen: await galleryOf(panel), files: await aScreenshot() }
      const added = await panel.send(url, add)
      if (intent === 'add') return added
      const seen = await galleryOf(panel)
      const image = seen.split('\n').at(intent === 'later' ? 0 : -1) ?? ''
      const crop = { left: '10', top: '10', size: '50' }
      return panel.send(url, { intent, seen, picture: image, ...crop })
    }),
  )
export const imageForms: Forms = {
  add: onImages('add'),
  crop: onImages('crop'),
  first: onImages('first'),
  earlier: onImages('earlier'),
  later: onImages('later'),
  remove: onImages('remove'),
}

const fileFor = (panel: Panel) =>
  panel.send(`${products}/import`, {
    intent: 'check',
    file: Buffer.from('sku;name\nKIT-LUZ-640;Kit importado\n'),
  })
const importOf = async (panel: Panel) =>
  (await fileFor(panel)).headers.get('Location')?.split('ver=')[1] ?? ''
export const importForms: Forms = {
  apply: noted(
    onProduct(async (panel) =>
      panel.send(`${products}/import`, { intent: 'apply', id: await importOf(panel) }),
    ),
  ),
  undo: noted(async (panel) => {
    const id = await importOf(panel)
    await panel.send(`${products}/import`, { intent: 'apply', id })
    return panel.send(`${products}/import`, { intent: 'undo', id })
  }),
}

const coupons = '/admin/settings/cupones'
const coupon = {
  ...{ intent: 'create', code: 'HUELLA', kind: 'percent', value: '5' },
  ...{ from: '', until: '', maxUses: '' },
}
const onCoupon =
  (fields: Readonly<Record<string, string>> | null, path = coupons): Send =>
  async (panel) => {
    const made = await panel.send(coupons, coupon)
    if (fields?.intent === 'offer') await panel.send(coupons, { intent: 'retire', code: 'HUELLA' })
    const response = fields ? await panel.send(path, fields) : made
    await asOwner("delete from coupons where code = 'HUELLA'")
    return response
  }
export const couponForms: Forms = {
  create: noted(onCoupon(null)),
  retire: noted(onCoupon({ intent: 'retire', code: 'HUELLA' })),
  offer: noted(onCoupon({ intent: 'offer', code: 'HUELLA' })),
}
export const oneCouponForms: Forms = {
  change: noted(onCoupon({ ...coupon, intent: 'change', value: '7' }, `${coupons}/HUELLA`)),
}

const invite = '/admin/invite'
const inviting = { intent: 'create', email: '', hours: '72', note: 'huella', isSure: 'on' }
export const invitationForms: Forms = {
  create: noted((panel) => panel.send(invite, inviting)),
  revoke: noted(async (panel) => {
    const { html } = await panel.send(invite, inviting)
    const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? ''
    return panel.send(invite, { intent: 'revoke', id })
  }),
}

const synonyms = '/admin/settings/sinonimos'
const pair = { term: 'huellita', means: 'panel' }
export const synonymForms: Forms = {
  add: noted((panel) => panel.send(synonyms, { intent: 'add', ...pair })),
  remove: noted((panel) => panel.send(synonyms, { intent: 'remove', ...pair })),
}

const legal =
  (slug: string): Send =>
  async (panel) => {
    const written = {
      ...{
        intent: 'publish',
        confirmed: 'yes',
        title_es: 'Otro',
        title_en: 'Other',
        summary_es: 'x',
        summary_en: 'x',
      },
      ...{ body_es: '## A\n\nB.', body_en: '## A\n\nB.', effectiveOn: dayOf(new Date()) },
    }
    const response = await panel.send(`/admin/settings/legales/${slug}`, written)
    await asOwner(`delete from legal_versions where slug = '${slug}'`)
    return response
  }
export const legalForms: Forms = { publish: noted(legal('politica-de-cookies')) }

const declared = {
  ...{ title_es: 'Declaro', title_en: 'I declare', intro_es: 'x', intro_en: 'x' },
  ...{ statements_es: 'Uno.\nDos.', statements_en: 'One.\nTwo.' },
  ...{ officialsTitle_es: 'x', officialsTitle_en: 'x', officials_es: '- x', officials_en: '- x' },
}
export const declarationForms: Forms = {
  publish: noted(async (panel) => {
    const path = '/admin/settings/declaracion'
    const { html } = await panel.send(path, { ...declared, intent: 'preview' })
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    const seen = { seen: hidden('seen'), replaces: hidden('replaces'), confirmed: 'yes' }
    const response = await panel.send(path, { ...declared, ...seen, intent: 'publish' })
    await asOwner('delete from declaration_versions')
    return response
  }),
}

const margins = {
  ...{ kit: '21', battery: '20', panel: '20', inverter: '20', portable: '20', accessory: '20' },
  ...{ floor: '12', rounding: 'whole' },
}
export const marginForms: Forms = {
  rules: noted(async (panel) => {
    const response = await panel.send('/admin/settings/margins', { intent: 'rules', ...margins })
    await saveMarginRules(panel.ctx, usualRules)
    return response
  }),
  save: noted(
    onProduct((panel, id) =>
      panel.send('/admin/settings/margins', { intent: 'save', precio: `${id}:52299:48000` }),
    ),
  ),
}

const zelleInstructions = [
  'Solo aceptamos pagos desde una cuenta de EE. UU. a tu nombre.',
  'We only accept payments from a US account in your name.',
] as const
const zelle = {
  ...{ method: 'zelle', active: 'on', usa: 'on', cuba: 'on', secondAbove: '1,000.00' },
  registeredName: 'Girasol Solar LLC (demostración)',
  name: 'Zelle',
}
/** How the shop is paid is its owners'. */
const noteOwned = (send: PanelForm['send']): PanelForm =>
  noted(async (panel) => {
    await asOwner(`insert into shop_owners (user_id) values ('${panel.id}') on conflict do nothing`)
    return send(panel)
  })
export const methodForms: Forms = {
  add: noteOwned((panel) => panel.send('/admin/pagos', { intent: 'add', name: 'Huella Pay' })),
  save: noteOwned(async (panel) => {
    const recipient = 'otra@girasol.example'
    const changed = { recipient, instructionsEs: 'Una huella', instructionsEn: 'A trace' }
    const response = await panel.send('/admin/pagos', { ...zelle, ...changed })
    const [instructionsEs, instructionsEn] = zelleInstructions
    const before = { recipient: 'pagos@girasol.example', instructionsEs, instructionsEn }
    await panel.send('/admin/pagos', { ...zelle, ...before })
    return response
  }),
}

export const provinceForms: Forms = {
  save: noted(async (panel) => {
    const before = await provinceServices(panel.ctx)
    const changed = { ...servicesFormData(before), 'noteEs-23': 'huella' }
    const response = await panel.send('/admin/provincias', changed)
    await saveProvinceServices(panel.ctx, before)
    return response
  }),
}

export const settingForms: Forms = {
  save: noted(async (panel) => {
    const before = await settingsOf(panel.ctx, 'contact')
    const changed = { form: 'contact', ...before, phone_1: '+1 305 555 0444' }
    const response = await panel.send('/admin/settings', changed)
    await saveSettings(panel.ctx, 'contact', before)
    return response
  }),
}

export const readinessForms: Forms = {
  confirm: noted(async (panel) => {
    const response = await panel.send('/admin/listo', { part: 'taxes' })
    await asOwner("delete from site_settings where setting_key = 'taxes_reviewed'")
    return response
  }),
}

export const shippingForms: Forms = {
  activate: noted(async (panel) => {
    const tariff = { libra: '2.75', agencia: '0', entrega: '50' }
    const { html } = await panel.open(`/admin/shipping?${new URLSearchParams(tariff)}`)
    const visto = /name="visto" value="([^"]*)"/.exec(html)?.[1] ?? ''
    const response = await panel.send('/admin/shipping', { ...tariff, visto })
    await asOwner('delete from shipping_settings where cost_per_pound = 2.75')
    return response
  }),
}
