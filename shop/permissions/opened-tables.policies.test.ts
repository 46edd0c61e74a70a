import { expect, test } from 'vitest'
import { testDatabase } from '#tests/harness/database/database.ts'

/** By permission and verb: the tables that only it, or another permission beside it, opens. */
const opened: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accounting: {
    select: `analytics_events day_books donation_changes donation_entries donation_payments donations
      margin_settings order_changes order_costs order_lines order_parts orders part_payments
      part_transfers payments paypal_orders refunds site_visits staff_attempts`,
    insert: 'order_costs staff_attempts',
    delete: 'analytics_events day_books site_visits',
  },
  catalogue: {
    select: 'margin_settings product_imports stock_movements',
    insert: `coupons kit_components margin_settings product_aliases product_imports products province_services
      search_synonyms shipping_settings stock_movements`,
    update: `coupons kit_components margin_settings product_aliases product_imports products province_services
      search_synonyms shipping_settings`,
    delete: `coupons kit_components product_aliases product_imports products province_services search_synonyms
      shipping_settings`,
  },
  compliance: {
    select: `compliance_scans day_books donation_changes donation_entries donations hold_steps
      list_downloads listed_names order_changes order_costs order_declarations order_lines order_parts
      order_pictures orders part_payments part_transfers payments paypal_orders refunds staff_attempts
      stock_movements zelle_payments`,
    insert:
      'declaration_versions donation_changes hold_steps order_changes staff_attempts stock_movements',
    update: 'coupons donations orders products zelle_payments',
    delete: 'day_books',
  },
  content: {
    select: 'review_images reviews',
    insert: 'legal_versions',
    update: 'reviews',
  },
  customers: {
    select: `availability_alerts customer_notes donation_changes donation_entries donation_payments donations
      order_changes order_delays order_lines order_parts orders part_payments part_transfers payments
      paypal_orders refunds user_profiles users zelle_payments`,
    insert: 'customer_notes order_changes',
    update: 'availability_alerts donations orders',
    delete: 'availability_alerts customer_notes',
  },
  everything: {
    select:
      'admin_invitations audit_entries backup_requests backup_runs connection_settings staff_notifications',
    insert: 'admin_invitations backup_requests site_settings staff_notifications',
    update: 'admin_invitations site_settings staff_notifications',
    delete: 'site_settings',
  },
  orders: {
    select: `compliance_scans customer_notes damage_reports day_books hold_steps order_changes order_costs
      order_declarations order_delays order_lines order_parts order_passes order_pictures order_refusals
      orders part_payments part_transfers payments paypal_orders refunds staff_attempts stock_movements
      zelle_payments`,
    insert:
      'order_changes order_delays order_passes order_pictures orders staff_attempts stock_movements',
    update: 'coupons damage_reports order_passes orders products zelle_payments',
    delete: 'day_books',
  },
  packing: {
    select: `damage_reports order_changes order_declarations order_delays order_lines order_pictures orders
      staff_attempts`,
    insert: 'order_changes order_pictures staff_attempts',
    update: 'orders',
  },
  payments: {
    select: `bank_references day_books donation_changes donation_entries donation_payments donations
      order_changes order_costs order_lines order_parts orders part_payments part_transfers payments
      paypal_orders refunds staff_attempts stock_movements zelle_payments zelle_proofs`,
    insert: `bank_references donation_changes donation_entries order_changes payments
      staff_attempts stock_movements`,
    update: `coupons donations orders part_transfers products
      zelle_payments`,
    delete: 'day_books',
  },
}

interface Found {
  readonly permission: string
  readonly verb: string
  readonly tables: string
}

test('every permission opens these tables, for these verbs, and no others', async () => {
  const { pool } = await testDatabase()
  const { rows } = await pool.query<Found>(`
    select word[1] as permission, lower(cmd) as verb, string_agg(distinct tablename, ' ' order by tablename) as tables
    from pg_policies, regexp_matches(substring(coalesce(with_check, qual) from 'ARRAY\\[([^]]*)'), '''(\\w+)''', 'g') word
    where policyname like 'permitted_staff_%' group by 1, 2`)
  const found: Record<string, Record<string, string>> = {}
  for (const { permission, verb, tables } of rows)
    found[permission] = { ...found[permission], [verb]: tables }
  const stated = Object.fromEntries(
    Object.entries(opened).map(([permission, verbs]) => [
      permission,
      Object.fromEntries(
        Object.entries(verbs).map(([verb, names]) => [verb, names.replace(/\s+/g, ' ')]),
      ),
    ]),
  )
  expect(found).toEqual(stated)
})
