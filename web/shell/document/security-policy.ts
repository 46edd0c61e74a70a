const scriptBlock =
  /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g
const styleBlock = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The inline scripts and styles of a page, whose hashes the policy names. */
export const inlineBlocks = (html: string): { scripts: string[]; styles: string[] } => ({
  scripts: [...html.matchAll(scriptBlock)].map((match) => match[1] ?? ''),
  styles: [...html.matchAll(styleBlock)].map((match) => match[1] ?? ''),
})

/** Hosts that the specification names for maps, geolocation and e-mail; nothing is sent there without a request. */
const maps = 'https://www.openstreetmap.org https://tile.openstreetmap.org'
const geolocation = 'https://ipapi.co'
const email = 'https://api.resend.com'

export interface Allowed {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Of a widget on the page. */
  readonly hosts?: readonly string[]
  /** Hosts to which a form of the page may post or redirect, besides the shop itself. */
  readonly redirectTarget?: readonly string[]
  /** Whether pages of this shop may frame it; other sites never may. */
  readonly isFramed?: boolean
  /** Whether it may frame pages of this shop. */
  readonly holdsFrames?: boolean
}

/** The content security policy of a page: its own files and exactly its inline blocks. */
export const contentSecurityPolicy = ({
  scripts,
  styles,
  hosts = [],
  redirectTarget = [],
  isFramed = false,
  holdsFrames = false,
}: Allowed): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts, ...hosts].join(' '),
    ['style-src', "'self'", ...styles, ...hosts].join(' '),
    ["img-src 'self' data:", maps, ...redirectTarget].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", geolocation, email, ...hosts].join(' '),
    ['frame-src', maps, ...(holdsFrames ? ["'self'"] : []), ...hosts].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...redirectTarget].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "object-src 'none'",
  ].join('; ')
