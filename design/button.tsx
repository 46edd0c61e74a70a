import type { ComponentProps } from 'react'
import { Link } from 'react-router'

const looks = {
  /** The next step: the only yellow button on a screen. */
  sun: 'bg-sun text-on-sun hover:brightness-95 border-sun',
  plain: 'bg-raised text-ink border-line hover:border-ink',
  /** Destructive actions. */
  grave: 'bg-raised text-bad border-line hover:border-bad',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-sunk',
  night: 'bg-transparent text-on-night border-night-line hover:border-on-night',
} as const
export type ButtonLook = keyof typeof looks

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field border px-4 py-2 text-center font-semibold no-underline transition-[filter,border-color,background-color] disabled:opacity-60 cursor-pointer'

export const buttonClass = (look: ButtonLook = 'plain', className = ''): string =>
  `${shape} ${looks[look]} ${className}`

export function Button({
  look,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button {...rest} type={type} className={buttonClass(look, className)} />
}

export function ButtonLink({
  look,
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link {...rest} className={buttonClass(look, className)} />
}
