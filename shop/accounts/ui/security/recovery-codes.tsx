import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { useAccountAreaMessages } from '../use-messages.ts'

const iconProps = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const

/** Shown once; stored elsewhere, they survive a lost phone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const messages = useAccountAreaMessages().second
  const [notice, setNotice] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setNotice(messages.copied)
    } catch {
      setNotice(messages.notCopied)
    }
  }
  return (
    <>
      <ul className="grid max-w-[28rem] grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunk p-4 font-mono">
        {codes.map((code) => (
          <li key={code} className="figures select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="js-only flex flex-wrap items-center gap-3 print:hidden">
        <Button onClick={() => void copy()}>
          <Copy {...iconProps} />
          {messages.copy}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer {...iconProps} />
          {messages.print}
        </Button>
        <span role="status" className="text-soft-ink text-sm">
          {notice}
        </span>
      </div>
    </>
  )
}
