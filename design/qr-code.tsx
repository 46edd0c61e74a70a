import { qrCode } from './qr-code.rules.ts'

const margin = 4

/** Dark runs of each row as one outline. */
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

/** Dark on white in every theme, as readers want it; nothing for a text that is too long. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = qrCode(text)
  if (!rows) return null
  const size = rows.length + 2 * margin
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-60 rounded-field"
    >
      <rect x={-margin} y={-margin} width={size} height={size} fill="#fff" />
      <path d={outlineOf(rows)} fill="#000" />
    </svg>
  )
}
