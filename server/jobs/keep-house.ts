import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import { hearQuestions } from '../ask-open-shop.ts'
import { examineShop } from '../health/examine-shop.ts'
import { keepExpiring } from './expire-orders.ts'
import { keepBackups, makeAskedBackup } from './keep-backups.ts'
import { keepPruning } from './prune-accounts.ts'
import { keepReconciling } from './reconcile-payments.ts'
import { keepRefreshing } from './refresh-lists.ts'

interface HouseNeeds {
  readonly db: Database
  readonly log: Log
  readonly config: Config
  readonly now: () => Date
}

/** What the shop does by itself, by the clock; returns how to stop it. */
export function keepHouse({ db, log, config, now }: HouseNeeds): () => void {
  const paying = { db, log, config, shopUrl: config.SHOP_URL, now }
  const backups = { db, log, config, now }
  const stops = [
    keepPruning({ db, log, now }),
    keepRefreshing({ db, log, now, urls: config.SCREENING_LISTS_URLS }),
    keepReconciling(paying),
    keepExpiring(paying),
    keepBackups(backups),
  ]
  if (db.kind === 'embedded')
    stops.push(
      hearQuestions(config.DATA_DIR, {
        backup: () => makeAskedBackup(backups),
        doctor: () => examineShop(db, config, now()),
      }),
    )
  return () => {
    for (const stop of stops) stop()
  }
}
