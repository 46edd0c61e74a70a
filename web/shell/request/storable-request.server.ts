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

/** A request whose address and texts hold no NUL, which no database stores; its files stay as they came. */
class StorableRequest extends Request {
  override get url(): string {
    return cleanUrl(super.url)
  }
  override async formData(): Promise<FormData> {
    return cleanForm(await super.formData())
  }
  override async json(): Promise<unknown> {
    return withoutNul(await super.json())
  }
  override clone(): Request {
    return new StorableRequest(super.clone())
  }
}

export const storableRequest = (request: Request): Request => new StorableRequest(request)
