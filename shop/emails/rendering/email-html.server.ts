import type { Block, EmailContent, EmailFrame } from '../email.rules.ts'
import { darkCss, styles } from './email-styles.ts'
import { type Element, h } from './markup.rules.ts'
import { factsTable, itemsTable, linesBlock } from './tables-html.server.ts'

const paragraph = (text: string) => h('p', { style: styles.text, class: 'ink' }, text)

function address(link: string) {
  return h('a', { href: link, style: styles.address, class: 'link' }, link)
}

function button(label: string, link: string, hint: string) {
  return h(
    'div',
    null,
    h(
      'p',
      { style: styles.buttonLine },
      h('a', { href: link, style: styles.button, class: 'button' }, label),
    ),
    h('p', { style: styles.small, class: 'soft' }, hint, h('br', null), address(link)),
  )
}

const anchor = (label: string, link: string) =>
  h('a', { href: link, style: styles.link, class: 'link' }, label)

const choices = (links: readonly { label: string; link: string }[]) =>
  h(
    'div',
    { style: styles.buttonLine },
    ...links.map(({ label, link }) =>
      h('a', { href: link, style: styles.choice, class: 'choice' }, label),
    ),
  )

const linkList = (links: readonly { label: string; link: string }[]) =>
  h(
    'p',
    { style: styles.small, class: 'soft' },
    ...links.flatMap(({ label, link }, index) => [index > 0 && h('br', null), anchor(label, link)]),
  )

const labelledAddress = (label: string, link: string) =>
  h('p', { style: styles.text, class: 'ink' }, label, h('br', null), address(link))

function blockOf(block: Block, hint: string): Element {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text)
    case 'quote':
      return h('blockquote', { style: styles.quote, class: 'quote' }, block.text)
    case 'notice':
      return h('p', { style: styles.notice, class: 'notice' }, block.text)
    case 'small':
      return h('p', { style: styles.small, class: 'soft' }, block.text)
    case 'button':
      return button(block.label, block.link, hint)
    case 'link':
      return labelledAddress(block.label, block.link)
    case 'choices':
      return choices(block.links)
    case 'links':
      return linkList(block.links)
    case 'lines':
      return linesBlock(block)
    case 'facts':
      return factsTable(block)
    case 'goods':
      return itemsTable(block)
  }
}

const head = (subject: string) =>
  h(
    'head',
    null,
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, subject),
    h('style', null, darkCss),
  )

const sheet = (content: EmailContent, frame: EmailFrame) =>
  h(
    'div',
    { style: styles.sheet, class: 'sheet' },
    h('p', { style: styles.shop, class: 'ink' }, frame.shopName),
    h('h1', { style: styles.heading, class: 'ink' }, content.heading),
    ...content.blocks.map((block) => blockOf(block, frame.copyHint)),
    h(
      'div',
      { style: styles.footer, class: 'footer soft' },
      ...frame.footer.map((line) => h('div', null, line)),
    ),
  )

/** A complete HTML document: inline styles, no images, dark mode support. */
export function emailHtml(content: EmailContent, frame: EmailFrame): string {
  const table = h(
    'table',
    { role: 'presentation', width: '100%', cellpadding: 0, cellspacing: 0, style: styles.table },
    h('tbody', null, h('tr', null, h('td', { align: 'center' }, sheet(content, frame)))),
  )
  const page = h(
    'html',
    { lang: frame.locale },
    head(content.subject),
    h(
      'body',
      { style: styles.page, class: 'page' },
      content.preheader ? h('div', { style: styles.preheader }, content.preheader) : '',
      table,
    ),
  )
  return `<!doctype html>${page.html}`
}
