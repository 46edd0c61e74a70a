/** The page number requested by the URL; invalid ones give the first page. */
export function pageNumber(requested: URLSearchParams): number {
  const input = requested.get('pagina') ?? ''
  return /^\d{1,6}$/.test(input) ? Math.max(1, Number(input)) : 1
}
