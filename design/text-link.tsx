import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link as wide as its text and as high as a finger. */
export function TextLink({ className = '', ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...link}
      className={`inline-flex min-h-11 items-center underline underline-offset-4 ${className}`}
    />
  )
}
