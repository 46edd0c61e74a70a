import { css, type Style } from './markup.rules.ts'

/** Mail programs ignore variables and may drop style sheets, so every element has its own colours. */
const ink = '#16202b'
const softInk = '#4a5868'
const line = '#e6e0d3'
const font = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

const looks = {
  page: { margin: 0, padding: '16px 0', backgroundColor: '#f6f2e8', fontFamily: font },
  table: { borderCollapse: 'collapse' },
  sheet: {
    maxWidth: 520,
    margin: '0 12px',
    padding: '28px 24px',
    textAlign: 'left',
    backgroundColor: '#ffffff',
    borderTop: '4px solid #f5b301',
    borderRadius: 8,
  },
  shop: { margin: '0 0 20px', fontSize: 16, fontWeight: 700, color: ink },
  heading: { margin: '0 0 16px', fontSize: 24, lineHeight: 1.25, color: ink },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: 1.5, color: ink },
  buttonLine: { margin: '8px 0 20px' },
  button: {
    display: 'inline-block',
    padding: '14px 22px',
    fontSize: 16,
    fontWeight: 700,
    color: ink,
    backgroundColor: '#f5b301',
    borderRadius: 8,
    textDecoration: 'none',
  },
  small: { margin: '0 0 20px', fontSize: 14, lineHeight: 1.5, color: softInk },
  address: { color: '#0b5cad', wordBreak: 'break-all' },
  quote: {
    margin: '0 0 16px',
    padding: '4px 0 4px 14px',
    borderLeft: `3px solid ${line}`,
    fontSize: 16,
    lineHeight: 1.5,
    color: ink,
    whiteSpace: 'pre-line',
  },
  link: { color: '#0b5cad' },
  notice: {
    margin: '0 0 16px',
    padding: '14px 16px',
    fontSize: 16,
    lineHeight: 1.5,
    color: ink,
    backgroundColor: '#fff6dc',
    borderLeft: '4px solid #f5b301',
    borderRadius: 4,
  },
  choice: {
    display: 'block',
    margin: '0 0 12px',
    padding: '13px 20px',
    fontSize: 16,
    fontWeight: 700,
    textAlign: 'center',
    color: ink,
    border: '2px solid #f5b301',
    borderRadius: 8,
    textDecoration: 'none',
  },
  section: { margin: '24px 0 20px' },
  title: { margin: '0 0 8px', fontSize: 17, lineHeight: 1.3, color: ink },
  rows: { borderCollapse: 'collapse', fontSize: 16, lineHeight: 1.4 },
  cell: { padding: '10px 0', color: ink, borderTop: `1px solid ${line}` },
  amount: {
    padding: '10px 0 10px 16px',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    color: ink,
    borderTop: `1px solid ${line}`,
  },
  detail: { fontSize: 14, color: softInk },
  sum: { padding: '4px 0', color: softInk },
  total: {
    padding: '10px 0',
    fontSize: 19,
    fontWeight: 700,
    color: ink,
    borderTop: `2px solid ${line}`,
  },
  label: {
    width: '32%',
    padding: '8px 10px 8px 0',
    verticalAlign: 'top',
    fontSize: 14,
    color: softInk,
    borderTop: `1px solid ${line}`,
  },
  value: {
    padding: '8px 0',
    fontSize: 15,
    fontWeight: 600,
    wordBreak: 'break-word',
    color: ink,
    borderTop: `1px solid ${line}`,
  },
  lines: { margin: 0, fontSize: 16, lineHeight: 1.5, color: ink },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: 1 },
  footer: {
    marginTop: 28,
    paddingTop: 16,
    borderTop: `1px solid ${line}`,
    fontSize: 13,
    lineHeight: 1.6,
    color: softInk,
  },
} as const satisfies Record<string, Style>

export const styles = Object.fromEntries(
  Object.entries(looks).map(([name, look]) => [name, css(look)]),
) as Record<keyof typeof looks, string>

export const darkCss = `:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  .page { background-color: #11161c !important }
  .sheet { background-color: #19202a !important }
  .ink, .quote, .cell, .choice, .notice { color: #f3efe6 !important }
  .soft { color: #b5bec9 !important }
  .link { color: #8ec5ff !important }
  .notice { background-color: #2c2a1c !important }
  .quote, .footer, .cell { border-color: #2b3644 !important }
}`
