import type { Destination } from '#kernel/destination.ts'
import type { KeptRecipient } from '#shop/checkout/recipients.service.server.ts'
import { municipalityByCode, provinceByCode } from '#shop/shipping/cuba.rules.ts'

/** Somebody of the address book as a list shows him. */
export interface ListedRecipient {
  readonly id: string
  readonly destination: Destination
  readonly name: string
  readonly place: string
}

const joined = (parts: readonly (string | undefined)[], by: string) =>
  parts.filter(Boolean).join(by)

/** A name and a place, and nothing that need not travel. */
export function listedRecipient({ id, destination, typed }: KeptRecipient): ListedRecipient {
  const name = joined([typed.givenNames, typed.firstSurname, typed.secondSurname], ' ')
  const place =
    destination === 'cuba'
      ? joined(
          [
            municipalityByCode(typed.municipality ?? '')?.name,
            provinceByCode(typed.province ?? '')?.name,
          ],
          ', ',
        )
      : joined([typed.city, typed.state], ', ')
  return { id, destination, name, place }
}
