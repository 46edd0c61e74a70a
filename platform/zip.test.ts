import { expect, test } from 'vitest'
import { BrokenArchive, unzipped, zipped, zippedPieces } from './zip.ts'

const bytesOf = (...lines: readonly string[]) => Buffer.from(lines.join(''), 'base64')

/** Made by zipfile of Python 3.11: one file deflated, one stored, a comment at the end. */
const byPython = bytesOf(
  'UEsDBBQAAAgIAABgd10u6cYhEwAAABEAAAAPAAAAY2FydGFzL2HDsW8udHh0cz+8J7MoUSElVcE3NSc1L5ELAFBLAwQUAAAAAAAAYHdd',
  'syROlggAAAAIAAAACgAAAHN0b3JlZC50eHRhcyBpdCBpc1BLAQIUAxQAAAgIAABgd10u6cYhEwAAABEAAAAPAAAAAAAAAAAAAACAAQAA',
  'AABjYXJ0YXMvYcOxby50eHRQSwECFAMUAAAAAAAAYHddsyROlggAAAAIAAAACgAAAAAAAAAAAAAAgAFAAAAAc3RvcmVkLnR4dFBLBQYA',
  'AAAAAgACAHUAAABwAAAADgBtYWRlIGJ5IFB5dGhvbg==',
)

/** Written by the same tool as a stream: sizes and checksum follow the file. */
const streamedByPython = bytesOf(
  'UEsDBBQACAAIAABgd10AAAAAAAAAAAAAAAAFAAAAYS50eHQrLilKTcxNTVEoJoIBAFBLBwgMjVKlDgAAAC0AAABQSwECFAMUAAgACAAA',
  'YHddDI1SpQ4AAAAtAAAABQAAAAAAAAAAAAAAgAEAAAAAYS50eHRQSwUGAAAAAAEAAQAzAAAAQQAAAAAA',
)

/** Written by Zip 3.0 of Info-ZIP, with a folder and its own extra fields. */
const byInfoZip = bytesOf(
  'UEsDBAoAAAAAAOxxd13Ib7S1CwAAAAsAAAAHABwAdW5vLnR4dFVUCQADfEoEa3xKBGt1eAsAAQQAAAAABAAAAABsw61uZWEgdW5vClBL',
  'AwQKAAAAAADscXddAAAAAAAAAAAAAAAABAAcAHN1Yi9VVAkAA3xKBGt8SgRrdXgLAAEEAAAAAAQAAAAAUEsDBBQAAAAIAOxxd12ma8t+',
  'BgAAAMgAAAANABwAc3ViL2VxdWlzLnR4dFVUCQADfEoEa3xKBGt1eAsAAQQAAAAABAAAAACrqBgeAABQSwECHgMKAAAAAADscXddyG+0',
  'tQsAAAALAAAABwAYAAAAAAABAAAApIEAAAAAdW5vLnR4dFVUBQADfEoEa3V4CwABBAAAAAAEAAAAAFBLAQIeAwoAAAAAAOxxd10AAAAA',
  'AAAAAAAAAAAEABgAAAAAAAAAEADtQUwAAABzdWIvVVQFAAN8SgRrdXgLAAEEAAAAAAQAAAAAUEsBAh4DFAAAAAgA7HF3XaZry34GAAAA',
  'yAAAAA0AGAAAAAAAAQAAAKSBigAAAHN1Yi9lcXVpcy50eHRVVAUAA3xKBGt1eAsAAQQAAAAABAAAAABQSwUGAAAAAAMAAwDqAAAA1wAA',
  'AAAA',
)

test('archives that other programs made are read', () => {
  const python = unzipped(byPython)
  expect(python('cartas/año.txt')).toBe('Güira de Melena\n')
  expect(python('stored.txt')).toBe('as it is')
  expect(python('none.txt')).toBeNull()
  expect(unzipped(streamedByPython)('a.txt')).toBe('streamed '.repeat(5))
  const infoZip = unzipped(byInfoZip)
  expect([infoZip('uno.txt'), infoZip('sub/equis.txt')]).toEqual(['línea uno\n', 'x'.repeat(200)])
})

test('a file with corrupted bytes is refused, compressed or not', () => {
  const damaged = (archive: Buffer, from: string, to: string) => {
    const bytes = Buffer.from(archive)
    bytes.write(to, bytes.indexOf(from))
    return unzipped(bytes)
  }
  expect(() => damaged(byPython, 'as it is', 'as it was')('stored.txt')).toThrow(BrokenArchive)
  const changed = Buffer.from(byInfoZip)
  const sum = changed.lastIndexOf(Buffer.from('a66bcb7e', 'hex'))
  changed.writeUInt32LE(0, sum)
  expect(() => unzipped(changed)('sub/equis.txt')).toThrow('damaged')
})

test('a truncated or invalid archive is refused', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('PK'), byPython.subarray(0, 150)])
    expect(() => unzipped(bytes)).toThrow(BrokenArchive)
})

test('an archive that the shop writes, at once or in chunks, is read again and verified', async () => {
  const entries = [
    { name: 'ñ.txt', text: 'Ñandú' },
    { name: 'empty.txt', text: '' },
  ]
  async function* each() {
    yield* entries
  }
  const pieces: Buffer[] = []
  for await (const piece of zippedPieces(each())) pieces.push(piece)
  expect(Buffer.concat(pieces)).toEqual(zipped(entries))
  const read = unzipped(zipped(entries))
  expect(entries.map(({ name }) => read(name))).toEqual(['Ñandú', ''])
})
