import { Copy, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { QrCode } from '#design/qr-code.tsx'
import { keyInGroups, type ShownKey } from '../../second-factor/second-factor-key.rules.ts'
import { firstCodeProblems } from '../../security/security-form.rules.ts'
import { Field } from '../forms/field.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { useAccountAreaMessages } from '../use-messages.ts'
import { SaveButton, SecurityForm, useSecurityPath } from './security-section.tsx'
import { type SecurityResult, useSecurityForm } from './use-security-form.ts'

const iconProps = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const

/** Shown once; stored elsewhere, they survive a lost phone. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
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

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** The key as a QR code, as a link for an app on the same phone, and as text. */
function Key({ uri }: { uri: string }) {
  const messages = useAccountAreaMessages().second
  return (
    <div className="flex flex-wrap items-start gap-6 print:hidden">
      <QrCode text={uri} label={messages.qr} />
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <a href={uri} className={linkClass}>
          {messages.open}
        </a>
        <p className="text-soft-ink text-sm">{messages.key}</p>
        <p className="figures select-all break-words rounded-field bg-sunk p-3 font-mono">
          {keyInGroups(uri)}
        </p>
      </div>
    </div>
  )
}

interface SecondFactorSetUpProps {
  readonly shown: ShownKey
  readonly result: SecurityResult | undefined
}

function FirstCode({ shown, result }: SecondFactorSetUpProps) {
  const messages = useAccountAreaMessages().second
  const { form, error, problemOf, isSending } = useSecurityForm('second_code', result, (input) =>
    firstCodeProblems({ code: input('code') }),
  )
  return (
    <SecurityForm {...form} intent="second_code" section="dos-pasos">
      <input type="hidden" name="uri" value={shown.uri} />
      <input type="hidden" name="codes" value={shown.recoveryCodes.join(' ')} />
      <Field
        label={messages.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        problem={problemOf('code')}
      />
      <FormAlert text={error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SaveButton
          look="sun"
          label={messages.confirm}
          sending={messages.confirming}
          isSending={isSending}
        />
        <Link to={useSecurityPath()} className={linkClass}>
          {messages.cancel}
        </Link>
      </div>
    </SecurityForm>
  )
}

/** Three steps on one page: the key, the recovery codes, and the first code. */
export function SecondFactorSetUp({ shown, result }: SecondFactorSetUpProps) {
  const messages = useAccountAreaMessages().second
  const first = useRef<HTMLHeadingElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="grid gap-8">
      <div className="grid gap-3 print:hidden">
        <h3 ref={first} tabIndex={-1} className="font-bold text-lg outline-none">
          {messages.scan}
        </h3>
        <p className="measure text-soft-ink">{messages.scanText}</p>
        <Key uri={shown.uri} />
      </div>
      <div className="grid gap-3">
        <h3 className="font-bold text-lg">{messages.codes}</h3>
        <p className="measure text-soft-ink">{messages.codesText}</p>
        <RecoveryCodes codes={shown.recoveryCodes} />
      </div>
      <div className="grid gap-3 print:hidden">
        <h3 className="font-bold text-lg">{messages.first}</h3>
        <p className="measure text-soft-ink">{messages.firstText}</p>
        <FirstCode shown={shown} result={result} />
      </div>
    </div>
  )
}
