import type { Destination } from '#kernel/destination.ts'
import type { SavedRecipient } from '#shop/checkout/recipients/recipients.service.server.ts'
import { municipalityByCode, provinceByCode } from '#shop/shipping/cuba.rules.ts'

/** A recipient of the address book as listed. */
export interface ListedRecipient {
  readonly id: string
  readonly destination: Destination
  readonly name: string
  readonly place: string
}

const joined = (parts: readonly (string | undefined)[], by: string) =>
  parts.filter(Boolean).join(by)

/** A name and a place: no data that the list does not need. */
export function listedRecipient({ id, destination, input }: SavedRecipient): ListedRecipient {
  const name = joined([input.givenNames, input.firstSurname, input.secondSurname], ' ')
  const place =
    destination === 'cuba'
      ? joined(
          [
            municipalityByCode(input.municipality ?? '')?.name,
            provinceByCode(input.province ?? '')?.name,
          ],
          ', ',
        )
      : joined([input.city, input.state], ', ')
  return { id, destination, name, place }
}
