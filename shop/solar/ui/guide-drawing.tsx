import type { ReactNode } from 'react'

interface GuideDrawingProps {
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/** A line drawing of the guide, readable without colours. */
export function GuideDrawing({ alt, width, height, children }: GuideDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      className="mt-4 h-auto w-full max-w-xl break-inside-avoid rounded-card border border-line bg-raised fill-none stroke-ink stroke-[1.75] text-[15px] [&_text]:fill-ink [&_text]:stroke-none"
    >
      {children}
    </svg>
  )
}

interface BoxProps {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly children: string
}

export function Box({ x, y, w, h, children }: BoxProps) {
  return (
    <g>
      <rect x={x} y={y} width={w} height={h} rx="5" className="fill-paper" />
      <text x={x + w / 2} y={y + h / 2 + 4.5} textAnchor="middle">
        {children}
      </text>
    </g>
  )
}

export function Panel({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x} y={y} width="62" height="44" rx="2" className="fill-paper" />
      <path d={`M${x + 20} ${y}v44M${x + 41} ${y}v44M${x} ${y + 22}h62`} strokeWidth="0.75" />
    </g>
  )
}
