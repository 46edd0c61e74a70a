import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { type Consent, onlyNecessary } from '../consent.rules.ts'
import { allowedIn, everything } from '../question.rules.ts'
import { ConsentKinds } from './consent-kinds.tsx'
import { useConsentMessages } from './use-messages.ts'

interface ConsentBannerProps {
  /** The earlier choice, or null. */
  readonly answered: Consent | null
  readonly onAnswer: (consent: Consent) => void
  /** Closes without changing the earlier choice. */
  readonly onLeave: () => void
  /** Whether the kinds are there from the beginning; as they are where the choice is changed. */
  readonly opensKinds?: boolean
}

/** On a phone all answers are in one row: the less it covers of the first screen's prices. */
const answer = 'max-md:px-2 max-md:text-sm'

/** Shown beside the page, never over it: a visitor who does not choose can go on. */
export function ConsentBanner({ answered, onAnswer, onLeave, opensKinds }: ConsentBannerProps) {
  const messages = useConsentMessages()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isReopened = answered !== null
  const [isChoosing, setChoosing] = useState(opensKinds ?? isReopened)
  useEffect(() => {
    if (isReopened) heading.current?.focus()
  }, [isReopened])
  const leaveOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isReopened) onLeave()
  }
  return (
    <section
      aria-labelledby={id}
      onKeyDown={leaveOnEscape}
      className="consent-banner fixed inset-x-0 bottom-0 z-40 overflow-y-auto border-line border-t-2 bg-raised shadow-card print:hidden"
    >
      <div className="page grid gap-x-8 gap-y-2 py-2 md:grid-cols-[1fr_auto] md:items-center md:py-4">
        <div className="text-sm leading-tight">
          <h2 ref={heading} id={id} tabIndex={-1} className="font-bold text-base">
            {messages.title}
          </h2>
          {/* two blocks, so that the question is never the largest contentful paint */}
          <div className={`measure text-soft-ink ${isChoosing ? 'max-md:hidden' : ''}`}>
            <p>{messages.text}</p>
            <p>
              {messages.counting}{' '}
              <Link to="/politica-de-cookies" className="whitespace-nowrap text-ink underline">
                {messages.policy}
              </Link>
            </p>
          </div>
        </div>
        <div className="grid grid-cols-[1fr_1fr_auto] gap-1.5 md:flex md:gap-2">
          <Button
            className={answer}
            value={allowedIn(everything)}
            onClick={() => onAnswer(everything)}
          >
            {messages.accept}
          </Button>
          <Button
            className={answer}
            value={allowedIn(onlyNecessary)}
            onClick={() => onAnswer(onlyNecessary)}
          >
            {messages.decline}
          </Button>
          {!isChoosing && (
            <Button name="choose" look="quiet" className={answer} onClick={() => setChoosing(true)}>
              {messages.choose}
            </Button>
          )}
          {isReopened && (
            <Button look="quiet" className="max-md:col-span-3" onClick={onLeave}>
              {messages.back}
            </Button>
          )}
        </div>
        {isChoosing && (
          <div className="md:col-span-2">
            <ConsentKinds allowed={answered ?? onlyNecessary} onChoose={onAnswer} />
          </div>
        )}
      </div>
    </section>
  )
}
