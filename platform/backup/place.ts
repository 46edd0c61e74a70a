import path from 'node:path'
import type { Config } from '../config.ts'

/** The folder in which backups lie. */
export const placeOfBackups = ({
  DATA_DIR,
  BACKUP_DIR,
}: Pick<Config, 'DATA_DIR' | 'BACKUP_DIR'>): string =>
  path.resolve(BACKUP_DIR || path.join(DATA_DIR, 'backups'))
