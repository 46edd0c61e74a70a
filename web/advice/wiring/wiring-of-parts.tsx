import { data } from 'react-router'
import { setSheetPath } from '#shop/catalogue/products/set-sheet.rules.ts'
import { ownedIn, ownedParameters } from '#shop/solar/owned/owned-text.rules.ts'
import { readParts } from '#shop/solar/wiring/set-parts.input.ts'
import { deliveredAt, shortageOfParts } from '#shop/solar/wiring/shortage.service.server.ts'
import { wiringSheetOfParts } from '#shop/solar/wiring/wiring.service.server.ts'
import type { PageInfo } from '#web/shell/document/page-info.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { placeOnPage } from '../place-choice.server.ts'
import type { Route } from './+types/wiring-of-parts'
import { sheetData } from './sheet-data.server.ts'
import { WiringPage } from './wiring-page.tsx'

/** The wiring sheet of a composed set, whose parts stand in the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const query = new URL(request.url).searchParams
  const parts = readParts(query.get('piezas'))
  const { facts, choice } = placeOnPage(ctx, query)
  const owned = ownedIn(query)
  const wiring = parts && (await wiringSheetOfParts(ctx, parts, facts, owned))
  if (!parts || !wiring) throw data(null, { status: 404 })
  const there = deliveredAt(ctx, facts)
  const sheet = sheetData(there, wiring, await shortageOfParts(there, parts, facts, owned))
  const title = sheet.texts.parts
  const own = ownedParameters(owned)
  const note = Object.keys(own).length > 0 ? sheet.texts.own.note : null
  const page: PageInfo = {
    title,
    description: sheet.texts.lead,
    path: setSheetPath(parts, choice.code, own),
    noindex: true,
  }
  return {
    page,
    sheet,
    title,
    note,
    place: choice,
    back: { to: '/calculadora-solar', label: sheet.texts.setBack },
  }
}

export default function WiringOfParts({ loaderData }: Route.ComponentProps) {
  const { sheet, title, note, place, back } = loaderData
  return <WiringPage sheet={sheet} title={title} note={note} place={place} back={back} />
}
