import { data } from 'react-router'
import type { PageInfo } from '#web/page-info.ts'

export function loader() {
  const page: PageInfo = { title: '404', path: '/', noindex: true }
  return data({ page }, { status: 404 })
}

export default function NotFound() {
  return <h1>404</h1>
}
