import { encode } from 'uqr'

const margin = 4
/** The largest code with the lowest error correction holds this many bytes. */
const maxBytes = 2_953

/** The dark runs of each row as one outline. */
const outlineOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('')

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** Dark on white in every theme, as scanners expect; nothing for a text that is too long. */
export function QrCode({ text, label }: QrCodeProps) {
  if (new TextEncoder().encode(text).length > maxBytes) return null
  const { data } = encode(text, { border: 0 })
  const size = data.length + 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-60 rounded-field"
    >
      <rect x={-margin} y={-margin} width={size} height={size} fill="#fff" />
      <path d={outlineOf(data)} fill="#000" />
    </svg>
  )
}
