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

function framed(holdsFrames: boolean, hosts: readonly string[]): readonly string[] {
  const allowed = [...(holdsFrames ? ["'self'"] : []), ...hosts]
  return allowed.length > 0 ? allowed : ["'none'"]
}

/**
 * The content security policy of a page: its own files, exactly its inline blocks, and other hosts only where the page calls
 * them. The specification names services of maps, geolocation and e-mail; pages call none of them.
 */
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
    ["img-src 'self' data:", ...redirectTarget].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...hosts].join(' '),
    ['frame-src', ...framed(holdsFrames, hosts)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...redirectTarget].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "object-src 'none'",
  ].join('; ')
