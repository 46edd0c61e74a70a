const nul = '\0'
const without = (text: string): string => text.replaceAll(nul, '')

function withoutNul(body: unknown): unknown {
  if (typeof body === 'string') return without(body)
  if (Array.isArray(body)) return body.map(withoutNul)
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [without(name), withoutNul(value)]),
  )
}

function cleanForm(form: FormData): FormData {
  const clean = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string') clean.append(without(name), without(value))
    else clean.append(without(name), value, value.name)
  }
  return clean
}

const cleanUrl = (url: string): string => url.replaceAll('%00', '')

/**
 * The request with no NUL in its address and texts, which no database stores; its files stay as they came.
 * A proxy: the server's own requests can neither be extended nor copied without their body.
 */
export const storableRequest = (request: Request): Request =>
  new Proxy(request, {
    get(target, name) {
      if (name === 'url') return cleanUrl(target.url)
      if (name === 'formData') return async () => cleanForm(await target.formData())
      if (name === 'json') return async () => withoutNul(await target.json())
      if (name === 'clone') return () => storableRequest(target.clone())
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
