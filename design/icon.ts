import { createElement, type SVGProps } from 'react'

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

const usual = {
  'aria-hidden': true,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

interface IconProps extends SVGProps<SVGSVGElement> {
  /** On every icon: not an attribute of SVG. */
  readonly size?: number | string
}

/** Renders an icon of lucide-react without the package's own component, which is larger and slower. */
export function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...options }: IconProps) =>
    createElement('svg', { ...usual, width: size, height: size, ...options }, shapes)
}
