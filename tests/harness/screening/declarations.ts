import { signedDeclaration } from '#shop/compliance/declarations/declaration.service.server.ts'
import { builtInDeclaration } from '#shop/compliance/declarations/declaration-version.rules.ts'
import { noon } from '../database/actors.ts'

/** What a buyer has signed who accepted everything. */
export const signed = (signature: string) =>
  signedDeclaration(
    { now: noon, caller: { address: '203.0.113.7', cookie: '', userAgent: 'a test' } },
    builtInDeclaration,
    { signature, locale: 'es' },
  )
