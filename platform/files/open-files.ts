import path from 'node:path'
import type { Config } from '../config.ts'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { s3Store } from './s3-store.ts'

/** The store of private files: the data folder, or the configured S3 service. */
export function openFiles(config: Config): FileStore {
  if (config.FILES_ENDPOINT === '') return diskStore(path.resolve(config.DATA_DIR, 'files'))
  return s3Store({
    endpoint: config.FILES_ENDPOINT.replace(/\/+$/, ''),
    bucket: config.FILES_BUCKET,
    region: config.FILES_REGION,
    keyId: config.FILES_KEY_ID,
    secret: config.FILES_SECRET,
  })
}
