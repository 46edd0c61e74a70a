import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { archivedVersion, packCluster, placeEmptyCluster } from './empty-cluster.ts'

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-cluster-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

function anArchive(folder: string): string {
  const cluster = path.join(folder, 'cluster')
  fs.mkdirSync(path.join(cluster, 'base', '1'), { recursive: true })
  fs.mkdirSync(path.join(cluster, 'pg_notify'))
  fs.writeFileSync(path.join(cluster, 'PG_VERSION'), '18\n')
  fs.writeFileSync(path.join(cluster, 'base', '1', '1255'), Buffer.of(0, 10, 255))
  const archive = path.join(folder, 'archive')
  fs.writeFileSync(archive, packCluster(cluster, '1.2.3'))
  return archive
}

test('the database of the archive stands whole in the folder, its empty folders too', () => {
  const folder = temporaryFolder()
  const archive = anArchive(folder)
  const place = path.join(folder, 'database')
  placeEmptyCluster(archive, place)
  expect(fs.readdirSync(place, { recursive: true }).toSorted()).toEqual(
    ['PG_VERSION', 'base', 'base/1', 'base/1/1255', 'pg_notify'].map(path.normalize),
  )
  expect(fs.readFileSync(path.join(place, 'PG_VERSION'), 'utf8')).toBe('18\n')
  expect([...fs.readFileSync(path.join(place, 'base', '1', '1255'))]).toEqual([0, 10, 255])
  expect(archivedVersion(archive)).toBe('1.2.3')
})

test('what a power cut left half unpacked is begun again, and a database that is there is left alone', () => {
  const folder = temporaryFolder()
  const archive = anArchive(folder)
  const place = path.join(folder, 'database')
  fs.mkdirSync(path.join(`${place}.new`, 'base'), { recursive: true })
  placeEmptyCluster(archive, place)
  expect(fs.existsSync(`${place}.new`)).toBe(false)
  fs.writeFileSync(path.join(place, 'PG_VERSION'), 'mine')
  placeEmptyCluster(archive, place)
  expect(fs.readFileSync(path.join(place, 'PG_VERSION'), 'utf8')).toBe('mine')
})

test('without an archive nothing is placed', () => {
  const folder = temporaryFolder()
  placeEmptyCluster(path.join(folder, 'none'), path.join(folder, 'database'))
  expect(fs.readdirSync(folder)).toEqual([])
  expect(archivedVersion(path.join(folder, 'none'))).toBeNull()
})
