import type { Guide } from '../guide/guide-text.rules.ts'
import { Box, GuideDrawing, Panel } from './guide-drawing.tsx'

interface DrawingProps {
  readonly messages: Guide['drawings']['protections']
}

const Title = ({ children }: { children: string }) => (
  <text x="24" y="22" fontWeight="700">
    {children}
  </text>
)

const Sun = ({ messages }: DrawingProps) => (
  <>
    <Panel x={24} y={38} />
    <text x="24" y="100">
      {messages.panels}
    </text>
    <path d="M86 60h20M230 60h18" />
    <Box x={106} y={40} w={124} h={40}>
      {messages.disconnect}
    </Box>
  </>
)

const Battery = ({ messages }: DrawingProps) => (
  <>
    <Box x={24} y={132} w={92} h={44}>
      {messages.battery}
    </Box>
    <path d="M116 154h24" />
    <Box x={140} y={136} w={76} h={36}>
      {messages.fuse}
    </Box>
  </>
)

const Inverter = ({ x, w, children }: { x: number; w: number; children: string }) => (
  <>
    <rect x={x} y="124" width={w} height="60" rx="6" className="fill-sun" />
    <text x={x + w / 2} y="159" textAnchor="middle" fontWeight="700" className="fill-on-sun!">
      {children}
    </text>
  </>
)

/** One earth for frames, inverter and board. */
const Earth = ({ messages, from }: DrawingProps & { from: string }) => (
  <>
    <path d={`M24 70H12V366H468V154${from}`} strokeDasharray="6 4" />
    <path d="M84 366v8M74 374h20M77 378h14M80 382h8" />
    <text x="104" y="385">
      {messages.earth}
    </text>
  </>
)

/** A loose inverter or a station: the transfer switch before the board, the RCD behind it. */
export function SeparateDrawing({ messages }: DrawingProps) {
  return (
    <GuideDrawing alt={messages.separateAlt} width={480} height={394}>
      <Title>{messages.separate}</Title>
      <Sun messages={messages} />
      <Box x={248} y={40} w={110} h={40}>
        {messages.controller}
      </Box>
      <path d="M303 80v10M303 118v36M216 154h124" />
      <Box x={263} y={90} w={80} h={28}>
        {messages.controllerFuse}
      </Box>
      <circle cx="303" cy="154" r="4" className="fill-ink" />
      <Battery messages={messages} />
      <Inverter x={340} w={112}>
        {messages.inverter}
      </Inverter>
      <text x="332" y="202" textAnchor="end">
        {messages.bond}
      </text>
      <path d="M396 184v38M98 244h238M396 266v24M344 309h-50" />
      <Box x={336} y={222} w={120} h={44}>
        {messages.transfer}
      </Box>
      <Box x={24} y={224} w={74} h={40}>
        {messages.grid}
      </Box>
      <Box x={344} y={290} w={108} h={38}>
        {messages.rcd}
      </Box>
      <Box x={200} y={290} w={94} h={38}>
        {messages.board}
      </Box>
      <Earth messages={messages} from="H452M247 328V366" />
    </GuideDrawing>
  )
}

/** A hybrid: the grid goes into it, and it changes over itself. */
export function HybridDrawing({ messages }: DrawingProps) {
  return (
    <GuideDrawing alt={messages.hybridAlt} width={480} height={394}>
      <Title>{messages.hybridTitle}</Title>
      <Sun messages={messages} />
      <Box x={248} y={40} w={74} h={40}>
        {messages.surge}
      </Box>
      <path d="M322 60h40v64M216 154h98" />
      <Battery messages={messages} />
      <Inverter x={314} w={138}>
        {messages.hybrid}
      </Inverter>
      <path d="M98 244h26M244 244h96v-60M400 184v38M400 260v30" />
      <Box x={24} y={224} w={74} h={40}>
        {messages.grid}
      </Box>
      <Box x={124} y={224} w={120} h={40}>
        {messages.gridBreaker}
      </Box>
      <text x="332" y="212" textAnchor="end">
        {messages.gridInput}
      </text>
      <Box x={346} y={222} w={108} h={38}>
        {messages.rcd}
      </Box>
      <Box x={353} y={290} w={94} h={38}>
        {messages.board}
      </Box>
      <Earth messages={messages} from="H452M400 328V366" />
    </GuideDrawing>
  )
}
