import { createElement as h, type ReactNode } from 'react'
import type { Block, Labelled } from '../letter.rules.ts'
import { styles } from './letter-styles.ts'

type Goods = Extract<Block, { kind: 'goods' }>

const table = (...rows: ReactNode[]) =>
  h(
    'table',
    { width: '100%', cellPadding: 0, cellSpacing: 0, style: styles.rows },
    h('tbody', null, ...rows),
  )

const titled = (title: string, ...body: ReactNode[]) =>
  h(
    'div',
    { style: styles.section },
    h('h2', { style: styles.title, className: 'ink' }, title),
    ...body,
  )

const described = (detail: string) =>
  h('span', null, h('br'), h('span', { style: styles.detail, className: 'soft' }, detail))

function goodsRow({ name, detail, total }: Goods['rows'][number]) {
  return h(
    'tr',
    null,
    h('td', { style: styles.cell, className: 'cell' }, name, detail && described(detail)),
    total && h('td', { align: 'right', style: styles.amount, className: 'cell' }, total),
  )
}

const sumRow = ({ label, value }: Labelled) =>
  h(
    'tr',
    null,
    h('td', { style: styles.sum, className: 'soft' }, label),
    h('td', { align: 'right', style: styles.sum, className: 'ink' }, value),
  )

const totalRow = ({ label, value }: Labelled) =>
  h(
    'tr',
    null,
    h('td', { style: styles.total, className: 'cell' }, label),
    h('td', { align: 'right', style: styles.total, className: 'cell' }, value),
  )

export function goodsTable({ title, rows, sums, total }: Goods) {
  const below = [...sums.map(sumRow), ...(total ? [totalRow(total)] : [])]
  return titled(title, table(...rows.map(goodsRow)), below.length > 0 && table(...below))
}

/** Labels above one another, values beside them: Zelle, tracking, the summary. */
export const factsTable = ({ title, rows }: Extract<Block, { kind: 'facts' }>) =>
  titled(
    title,
    table(
      ...rows.map(({ label, value }) =>
        h(
          'tr',
          null,
          h('td', { style: styles.label, className: 'cell soft' }, label),
          h('td', { style: styles.value, className: 'cell' }, value),
        ),
      ),
    ),
  )

export const linesBlock = ({ title, lines }: Extract<Block, { kind: 'lines' }>) =>
  titled(
    title,
    h(
      'div',
      { style: styles.lines, className: 'ink' },
      ...lines.map((line) => h('div', null, line)),
    ),
  )
