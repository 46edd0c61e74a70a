import type { Block, Labelled } from '../email.rules.ts'
import { styles } from './email-styles.ts'
import { type Element, h } from './markup.rules.ts'

type OrderItems = Extract<Block, { kind: 'goods' }>

const table = (...rows: readonly Element[]) =>
  h(
    'table',
    { width: '100%', cellpadding: 0, cellspacing: 0, style: styles.rows },
    h('tbody', null, ...rows),
  )

const titled = (title: string, ...body: readonly (Element | false)[]) =>
  h(
    'div',
    { style: styles.section },
    h('h2', { style: styles.title, class: 'ink' }, title),
    ...body,
  )

const described = (detail: string) =>
  h('span', null, h('br', null), h('span', { style: styles.detail, class: 'soft' }, detail))

function itemsRow({ name, detail, total }: OrderItems['rows'][number]) {
  return h(
    'tr',
    null,
    h('td', { style: styles.cell, class: 'cell' }, name, detail !== '' && described(detail)),
    total !== '' && h('td', { align: 'right', style: styles.amount, class: 'cell' }, total),
  )
}

const sumRow = ({ label, value }: Labelled) =>
  h(
    'tr',
    null,
    h('td', { style: styles.sum, class: 'soft' }, label),
    h('td', { align: 'right', style: styles.sum, class: 'ink' }, value),
  )

const totalRow = ({ label, value }: Labelled) =>
  h(
    'tr',
    null,
    h('td', { style: styles.total, class: 'cell' }, label),
    h('td', { align: 'right', style: styles.total, class: 'cell' }, value),
  )

export function itemsTable({ title, rows, sums, total }: OrderItems) {
  const below = [...sums.map(sumRow), ...(total ? [totalRow(total)] : [])]
  return titled(title, table(...rows.map(itemsRow)), below.length > 0 && table(...below))
}

/** Labels in one column, values beside them: Zelle, tracking, the summary. */
export const factsTable = ({ title, rows }: Extract<Block, { kind: 'facts' }>) =>
  titled(
    title,
    table(
      ...rows.map(({ label, value }) =>
        h(
          'tr',
          null,
          h('td', { style: styles.label, class: 'cell soft' }, label),
          h('td', { style: styles.value, class: 'cell' }, value),
        ),
      ),
    ),
  )

export const linesBlock = ({ title, lines }: Extract<Block, { kind: 'lines' }>) =>
  titled(
    title,
    h('div', { style: styles.lines, class: 'ink' }, ...lines.map((line) => h('div', null, line))),
  )
