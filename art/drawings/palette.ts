export const ink = '#16202B'
export const night = '#0E2233'
export const sun = '#F5B301'
export const paper = '#FFFDF8'
/** The colour of the frame in which the shop shows pictures. */
export const ground = '#F3EFE6'
export const soft = '#4A5868'
export const cell = '#14263A'
export const cellDeep = '#0F1C2B'
export const red = '#B83A2E'
export const redDeep = '#8C2A21'
export const black = '#232D38'
export const copper = '#C98A4B'
export const copperDeep = '#9A6431'

export const rim = '#8E9BA9'
export const steel = {
  50: '#F4F5F6',
  100: '#E4E8EB',
  200: '#CDD4DB',
  300: '#B5BEC9',
  400: '#93A0AE',
  500: '#6F7E8E',
  600: '#53616F',
  700: '#3C4855',
  800: '#2B3644',
  900: '#1D2733',
}

export interface Tone {
  front: string
  side: string
  top: string
  edge: string
}

export const graphite: Tone = {
  front: '#253140',
  side: '#141D27',
  top: '#3D4B5B',
  edge: rim,
}
export const white: Tone = {
  front: '#F1F2F1',
  side: '#BFC8D0',
  top: '#FFFFFF',
  edge: '#5C6977',
}
export const grey: Tone = {
  front: '#C5CDD5',
  side: '#8996A4',
  top: '#E2E7EB',
  edge: '#4F5C6A',
}
export const slate: Tone = {
  front: '#4C5B6B',
  side: '#2F3B48',
  top: '#697A8B',
  edge: '#A3AEBA',
}
export const aluminium: Tone = {
  front: '#D9DFE4',
  side: '#98A5B1',
  top: '#F1F4F6',
  edge: '#66737F',
}
