import { cents, type Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { provinceNamed } from '#shop/shipping/cuba.rules.ts'
import { stateNamed } from '#shop/shipping/us-address.rules.ts'

/** What installing an order costs where the owner set no other price. */
export const usualInstallationPrice = cents(5_000)

/** The installation service of an order. */
export interface Installation {
  readonly price: Usd
  /** Names of provinces and states, separated by commas; empty where it is offered everywhere. */
  readonly places: string
}

export const installationOf = (price: string, places: string): Installation => ({
  price: parseMoney(price) ?? usualInstallationPrice,
  places,
})

export interface ReadPlaces {
  /** ONEI code of a province, postal code of a state. */
  readonly codes: readonly string[]
  /** The places as they are called, separated by commas. */
  readonly text: string
  readonly unknown: readonly string[]
}

/** Provinces of Cuba and states of the USA by their names, however they are separated. */
export function readPlaces(input: string): ReadPlaces {
  const names = input
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const found = names.map((name) => provinceNamed(name) ?? stateNamed(name))
  const places = new Map(found.flatMap((place) => (place ? [[place.code, place.name]] : [])))
  return {
    codes: [...places.keys()],
    text: [...places.values()].join(', '),
    unknown: names.filter((_, at) => !found[at]),
  }
}

/** Whether an order to a province or state can be installed. */
export const isInstalledIn = ({ places }: Installation, code: string): boolean =>
  places === '' || readPlaces(places).codes.includes(code)

/** Why an order goes without an installer. */
export type NoInstaller = 'place' | 'pickup' | 'plugged_in'

interface Installed {
  /** Province or state; null where it is not known yet. */
  readonly place: string | null
  readonly isPickup: boolean
  /** Everything in it is only plugged in. */
  readonly isPluggedIn: boolean
}

/** Why nobody installs an order; null where somebody does. */
export function noInstaller(
  offer: Installation,
  { place, isPickup, isPluggedIn }: Installed,
): NoInstaller | null {
  if (isPluggedIn) return 'plugged_in'
  if (isPickup) return 'pickup'
  return place === null || isInstalledIn(offer, place) ? null : 'place'
}
