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

/** Two batteries in parallel, each with a fuse and a pair of its own to the inverter. */
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
      <path d="M64 70V20h316v12M254 70V32h126M146 70V46h234v12M336 70V58h44" strokeWidth="2.5" />
      <path d="M59 50h10v14h-10zM249 50h10v14h-10z" />
      <circle cx="380" cy="26" r="4" className="fill-ink" />
      <circle cx="380" cy="52" r="4" className="fill-ink" />
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
      <text x="390" y="30">
        + {messages.toInverter}
      </text>
      <text x="390" y="57">
        − {messages.toInverter}
      </text>
    </GuideDrawing>
  )
}
