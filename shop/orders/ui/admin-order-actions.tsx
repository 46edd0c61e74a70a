import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { exportBases } from '../../compliance/release.rules.ts'
import { buyerLetters, recipientLetters } from '../../emails/order-letter.rules.ts'
import { delayRefusal } from '../delay.rules.ts'
import type { Order } from '../order.rules.ts'
import { deliveryNext, isFunded, mayBeCancelled } from '../order-state.rules.ts'
import { mainLetter } from '../telling.rules.ts'
import { useStaffOrderWords } from './use-staff-order-words.ts'

const box = 'min-h-11 w-full rounded-field border border-soft-ink bg-paper px-3'

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

function Text({ label, name, value = '', isRequired = false, type = 'text' }: TextProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          name={name}
          type={type}
          defaultValue={value}
          required={isRequired}
          maxLength={1_000}
          className={box}
        />
      )}
    </Labelled>
  )
}

interface TextProps {
  readonly label: string
  readonly name: string
  readonly value?: string
  readonly isRequired?: boolean
  readonly type?: 'text' | 'date'
}

function Act({ intent, button, children }: ActProps) {
  return (
    <Form method="post" className="grid gap-3 border-line border-t pt-4 first:border-0 first:pt-0">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit">{button}</Button>
    </Form>
  )
}

interface ActProps {
  readonly intent: string
  readonly button: string
  readonly children?: ReactNode
}

function Held() {
  const words = useStaffOrderWords()
  return (
    <>
      <Act intent="release" button={words.actions.release}>
        <Text label={words.reason} name="reason" isRequired />
      </Act>
      <Act intent="reject" button={words.actions.reject}>
        <Text label={words.reason} name="reason" isRequired />
      </Act>
    </>
  )
}

function Deliver({ order }: { order: Order }) {
  const words = useStaffOrderWords()
  const next = deliveryNext[order.delivery].filter((state) => state !== 'cancelled')
  if (next.length === 0) return null
  return (
    <Act intent="deliver" button={words.actions.deliverButton}>
      <Labelled label={words.actions.deliver}>
        {(id) => (
          <select id={id} name="to" className={box}>
            {next.map((state) => (
              <option key={state} value={state}>
                {words.deliveryStates[state]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Text label={words.actions.receivedBy} name="receivedBy" />
      <Text label={words.reason} name="reason" />
    </Act>
  )
}

function Letters({ order }: { order: Order }) {
  const words = useStaffOrderWords()
  const kinds = order.recipient.email ? [...buyerLetters, ...recipientLetters] : buyerLetters
  return (
    <Act intent="resend" button={words.actions.resend}>
      <Labelled label={words.actions.letter}>
        {(id) => (
          <select id={id} name="letter" defaultValue={mainLetter(order)} className={box}>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.letters[kind]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
    </Act>
  )
}

function Papers({ order }: { order: Order }) {
  const words = useStaffOrderWords().actions
  return (
    <>
      {order.destination === 'cuba' && (
        <Act intent="export" button={words.exportButton}>
          <Labelled label={words.export}>
            {(id) => (
              <select
                id={id}
                name="basis"
                defaultValue={order.exportBasis ?? 'SCP'}
                className={box}
              >
                {exportBases.map((basis) => (
                  <option key={basis}>{basis}</option>
                ))}
              </select>
            )}
          </Labelled>
          <Text label={words.filing} name="filing" value={order.exportFiling} />
        </Act>
      )}
      <Act intent="track" button={words.trackButton}>
        <Text label={words.carrier} name="carrier" value={order.carrier} />
        <Text label={words.code} name="code" value={order.trackingCode} />
      </Act>
    </>
  )
}

function MoneyBack({ order }: { order: Order }) {
  const words = useStaffOrderWords()
  const { refund, amount, reference } = words.actions
  if (!isFunded(order.payment) || order.compliance === 'held') return null
  return (
    <Act intent="refund" button={refund}>
      <Text label={amount} name="amount" isRequired />
      {order.method === 'zelle' && <Text label={reference} name="reference" isRequired />}
      <Text label={words.reason} name="reason" isRequired />
    </Act>
  )
}

function Late({ order }: { order: Order }) {
  const words = useStaffOrderWords()
  const { delay, delayFrom, delayTo } = words.actions
  if (delayRefusal(order)) return null
  return (
    <Act intent="delay" button={delay}>
      <Text label={delayFrom} name="from" type="date" />
      <Text label={delayTo} name="to" type="date" />
      <Text label={words.reason} name="reason" isRequired />
    </Act>
  )
}

/** What staff may do now; what an order's state forbids is not offered, and refused if it is sent. */
export function AdminOrderActions({ order }: { order: Order }) {
  const words = useStaffOrderWords()
  const { actions } = words
  return (
    <div className="grid gap-5 rounded-card border border-line bg-raised p-4 md:p-6">
      {order.compliance === 'held' ? <Held /> : <Deliver order={order} />}
      <Papers order={order} />
      <MoneyBack order={order} />
      {order.compliance !== 'held' && order.compliance !== 'rejected' && (
        <Act intent="hold" button={actions.hold}>
          <Text label={words.reason} name="reason" isRequired />
        </Act>
      )}
      <Late order={order} />
      {mayBeCancelled(order) && (
        <Act intent="cancel" button={actions.cancel}>
          <Text label={words.reason} name="reason" isRequired />
        </Act>
      )}
      <Act intent="note" button={actions.note}>
        <Text label={words.reason} name="reason" isRequired />
      </Act>
      <Letters order={order} />
    </div>
  )
}
