/** Which page of a list an address asks for; what is no number asks for the first. */
export function pageNumber(asked: URLSearchParams): number {
  const typed = asked.get('pagina') ?? ''
  return /^\d{1,6}$/.test(typed) ? Math.max(1, Number(typed)) : 1
}
