/** Which page of a list an address asks for; what is no number asks for the first. */
export function pageNumber(requested: URLSearchParams): number {
  const input = requested.get('pagina') ?? ''
  return /^\d{1,6}$/.test(input) ? Math.max(1, Number(input)) : 1
}
