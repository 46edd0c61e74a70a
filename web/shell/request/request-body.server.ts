export type Posted = Readonly<Record<string, unknown>>

/** The fields of a JSON body or of a form; an unreadable one has none. */
export async function postedFields(request: Request): Promise<Posted> {
  const isJson = request.headers.get('Content-Type')?.includes('json')
  const posted: unknown = isJson
    ? await request.json().catch(() => null)
    : Object.fromEntries(await request.formData().catch(() => new FormData()))
  const hasFields = typeof posted === 'object' && posted !== null && !Array.isArray(posted)
  return hasFields ? (posted as Posted) : {}
}

/** Whether a browser without scripts sent the form, which needs a page as its response. */
export const wantsPage = (request: Request): boolean =>
  request.headers.get('Accept')?.includes('text/html') ?? false

/** What was typed into a refused form, for a page without scripts. */
export const textsIn = (posted: Posted): Record<string, string> =>
  Object.fromEntries(
    Object.entries(posted).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.slice(0, 1_000)]] : [],
    ),
  )
