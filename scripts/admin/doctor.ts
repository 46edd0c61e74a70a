import fs from 'node:fs'
import path from 'node:path'
import { type Config, readEnvironment } from '#platform/config.ts'
import { type Database, openDatabase } from '#platform/database/connect.ts'
import { FolderInUse } from '#platform/database/embedded/lock-folder.ts'
import type { Finding, State } from '#platform/health/finding.ts'
import { createLog } from '#platform/log.ts'
import { StartupError } from '#platform/startup-error.ts'
import { currentConfig } from '#server/configuration/live-config.ts'
import { withSecret } from '#server/configuration/shop-secret.ts'
import { askRunningShop } from '#server/control-channel.ts'
import { examineShop } from '#server/health/examine-shop.ts'
import { explain } from '#server/startup-error-text.ts'
import { withProviderSettings } from '#shop/payments/methods/provider-settings.service.server.ts'
import { sentences } from './doctor-messages.ts'

const marks: Readonly<Record<State, string>> = { well: '✓', watch: '!', ill: '✗' }

/** With what the panel connects, as the shop itself has it. */
async function examineOpened(db: Database, options: Config): Promise<Finding[]> {
  const needs = { db, log: createLog('silent'), options: await withSecret(db, options) }
  return examineShop(db, await currentConfig(needs), new Date())
}

/** The open shop on an embedded database examines itself; else this process does. */
async function examine(config: Config): Promise<readonly Finding[]> {
  const folder = path.join(config.DATA_DIR, 'database')
  if (config.DATABASE_URL === '' && !fs.existsSync(folder))
    throw new StartupError(`There is no database in ${folder} yet. The first npm start makes it.`)
  try {
    const db = await openDatabase(config, createLog('silent'))
    return await examineOpened(db, config).finally(() => db.close())
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return (await askRunningShop(config.DATA_DIR, 'doctor')) as Finding[]
  }
}

function show({ check, state, found, facts }: Finding): void {
  const [is, toDo = ''] = (sentences[check][found] ?? String)(facts as never)
  console.log(`${marks[state]} ${check.replace('_', ' ').padEnd(13)} ${is}`)
  if (state !== 'well' && toDo !== '') console.log(`  ${' '.repeat(13)} ${toDo}`)
}

function readSettings(): Config | null {
  try {
    const config = readEnvironment(withProviderSettings)
    console.log('✓ settings      every variable is understood.')
    return config
  } catch (error) {
    console.log(`✗ settings      ${explain(error)}`)
    return null
  }
}

async function run(config: Config): Promise<boolean> {
  try {
    const findings = await examine(config)
    for (const one of findings) show(one)
    return findings.every(({ state }) => state !== 'ill')
  } catch (error) {
    console.log(`✗ database      ${explain(error, config)}`)
    return false
  }
}

const config = readSettings()
const isWell = config !== null && (await run(config))
process.exitCode = isWell ? 0 : 1
