import type { Guide } from '../guide/guide-text.rules.ts'
import { GuideDrawing } from './guide-drawing.tsx'

type Messages = Guide['drawings']

/** A house from the side: direction of the panel and of the shade. */
export function OrientationDrawing({ messages }: { messages: Messages['orientation'] }) {
  return (
    <GuideDrawing alt={messages.alt} width={480} height={230}>
      <circle cx="70" cy="48" r="20" className="fill-sun" />
      <path d="M70 16v-9M70 89v-9M38 48h-9M111 48h-9M47 25l-6-6M99 77l-6-6M93 25l6-6M41 77l6-6" />
      <path d="M92 66L196 118M104 46L232 100" strokeDasharray="5 5" />
      <path d="M150 205V140h230v65M130 140h270M20 205h440" />
      <path d="M172 136L262 103" strokeWidth="6" />
      <path d="M172 138v2M262 106v34" />
      <path d="M172 139h60" strokeDasharray="3 3" />
      <path d="M214 139a42 42 0 0 0 -3 -17" />
      <text x="222" y="133">
        {messages.tilt}
      </text>
      <rect x="342" y="98" width="40" height="42" rx="6" className="fill-paper" />
      <text x="362" y="90" textAnchor="middle">
        {messages.tank}
      </text>
      <text x="268" y="160">
        {messages.air}
      </text>
      <text x="122" y="36">
        {messages.noShade}
      </text>
      <text x="22" y="223">
        ← {messages.south}
      </text>
      <text x="458" y="223" textAnchor="end">
        {messages.north} →
      </text>
    </GuideDrawing>
  )
}

/** A rail on the slab, and the panel on the rail. */
export function AnchorDrawing({ messages }: { messages: Messages['anchor'] }) {
  return (
    <GuideDrawing alt={messages.alt} width={480} height={190}>
      <rect x="20" y="130" width="440" height="40" className="fill-sunk" />
      <text x="40" y="155">
        {messages.slab}
      </text>
      <rect x="60" y="98" width="360" height="20" className="fill-paper" />
      <path d="M110 118v12M370 118v12" strokeWidth="14" />
      <path d="M110 92v66M370 92v66" strokeWidth="4" />
      <path d="M102 92h16M362 92h16" strokeWidth="5" />
      <rect x="140" y="76" width="200" height="14" className="fill-paper" />
      <path d="M134 70h14v30M346 70h-14v30" strokeWidth="4" />
      <path d="M346 66L392 44" strokeWidth="1" />
      <text x="396" y="38" textAnchor="middle">
        {messages.clamp}
      </text>
      <text x="240" y="113" textAnchor="middle">
        {messages.rail}
      </text>
      <text x="150" y="155">
        {messages.bolt}
      </text>
      <path d="M146 150L116 142" strokeWidth="1" />
    </GuideDrawing>
  )
}
