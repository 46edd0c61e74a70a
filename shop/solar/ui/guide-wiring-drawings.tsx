import type { Guide } from '../guide/guide-text.rules.ts'
import { Box, GuideDrawing, Panel } from './guide-drawing.tsx'

type Messages = Guide['drawings']

/** Two panels in series and in parallel. */
export function StringsDrawing({ messages }: { messages: Messages['strings'] }) {
  return (
    <GuideDrawing alt={messages.alt} width={480} height={240}>
      <text x="24" y="28" fontWeight="700">
        {messages.series}
      </text>
      <Panel x={40} y={50} />
      <Panel x={40} y={140} />
      <path d="M54 94v46" />
      <path d="M102 72h44v-30h40M102 162h44v44h40" />
      <text x="62" y="112">
        − / +
      </text>
      <text x="192" y="47" textAnchor="start">
        +
      </text>
      <text x="192" y="211">
        −
      </text>
      <text x="24" y="230">
        {messages.seriesSum}
      </text>
      <path d="M240 16v208" strokeDasharray="4 4" strokeWidth="1" />
      <text x="262" y="28" fontWeight="700">
        {messages.parallel}
      </text>
      <Panel x={278} y={50} />
      <Panel x={278} y={140} />
      <path d="M340 60h60M340 150h32v-90M340 84h14v100h46M340 174h14" />
      <circle cx="372" cy="60" r="3.5" className="fill-ink" />
      <circle cx="354" cy="174" r="3.5" className="fill-ink" />
      <text x="406" y="65">
        +
      </text>
      <text x="406" y="189">
        −
      </text>
      <text x="262" y="230">
        {messages.parallelSum}
      </text>
    </GuideDrawing>
  )
}

/** The whole system as a single-line diagram with its protections. */
export function ProtectionsDrawing({ messages }: { messages: Messages['protections'] }) {
  return (
    <GuideDrawing alt={messages.alt} width={480} height={340}>
      <Panel x={24} y={24} />
      <text x="24" y="86">
        {messages.panels}
      </text>
      <path d="M86 46h20M230 46h18M322 46h42v64" />
      <Box x={106} y={26} w={124} h={40}>
        {messages.disconnect}
      </Box>
      <Box x={248} y={26} w={74} h={40}>
        {messages.surge}
      </Box>
      <rect x="314" y="110" width="120" height="60" rx="6" className="fill-sun" />
      <text x="374" y="145" textAnchor="middle" fontWeight="700" className="fill-on-sun!">
        {messages.inverter}
      </text>
      <Box x={24} y={118} w={92} h={44}>
        {messages.battery}
      </Box>
      <path d="M116 140h52M244 140h70" />
      <Box x={168} y={122} w={76} h={36}>
        {messages.fuse}
      </Box>
      <path d="M374 170v32M374 240v14h-78" />
      <Box x={320} y={202} w={108} h={38}>
        {messages.breaker}
      </Box>
      <Box x={176} y={232} w={120} h={44}>
        {messages.transfer}
      </Box>
      <path d="M236 232v-18M236 214l14 -16" strokeWidth="2.5" />
      <path d="M98 254h78" />
      <Box x={24} y={234} w={74} h={40}>
        {messages.grid}
      </Box>
      <path d="M236 276v22h98" />
      <Box x={334} y={282} w={94} h={36}>
        {messages.board}
      </Box>
      <g strokeDasharray="6 4">
        <path d="M55 90v18h-43v204h60M434 140h30v172h-36M334 312H92" />
      </g>
      <path d="M72 304v16M78 307v10M84 310v4" />
      <text x="92" y="333">
        {messages.earth}
      </text>
    </GuideDrawing>
  )
}

/** Two batteries in parallel, wired diagonally for equal load. */
export function ParallelBatteriesDrawing({
  messages,
}: {
  messages: Messages['parallelBatteries']
}) {
  return (
    <GuideDrawing alt={messages.alt} width={526} height={170}>
      <Box x={40} y={70} w={130} h={70}>
        {messages.first}
      </Box>
      <Box x={230} y={70} w={130} h={70}>
        {messages.last}
      </Box>
      <path d="M64 70V30h316M64 56h190v14M336 70V46h44M146 70v-8h190" strokeWidth="2.5" />
      <circle cx="64" cy="56" r="4" className="fill-ink" />
      <circle cx="336" cy="62" r="4" className="fill-ink" />
      <text x="72" y="88">
        +
      </text>
      <text x="140" y="88" textAnchor="end">
        −
      </text>
      <text x="262" y="88">
        +
      </text>
      <text x="330" y="88" textAnchor="end">
        −
      </text>
      <text x="386" y="34">
        + {messages.toInverter}
      </text>
      <text x="386" y="51">
        − {messages.toInverter}
      </text>
    </GuideDrawing>
  )
}
