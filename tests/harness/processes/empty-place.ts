import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { emptyDatabase } from '../database/postgres.ts'

const silent = createLog('silent')

/** A folder that goes with the test. */
export function ownFolder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

/** Where nothing is yet, of the kind that is tested: what to restore with, and its owner's look into it. */
export async function emptyPlace() {
  const DATA_DIR = ownFolder()
  if (!('owner' in inject('filledDatabase'))) {
    const config = readConfig({ DATA_DIR })
    const open = async () => {
      const restored = await openDatabase(config, silent)
      onTestFinished(() => restored.close())
      return restored.pool
    }
    return {
      config,
      open,
      refusal: /.+ is not empty, and a backup is restored into an empty place/,
    }
  }
  const { owner, login } = await emptyDatabase()
  const config = readConfig({ DATA_DIR, DATABASE_URL: login, MIGRATION_DATABASE_URL: owner })
  const open = async () => {
    const pool = new pg.Pool({ connectionString: owner, max: 1 })
    onTestFinished(() => pool.end())
    return pool
  }
  return { config, open, refusal: /has tables already, and a backup goes into an empty one only/ }
}
