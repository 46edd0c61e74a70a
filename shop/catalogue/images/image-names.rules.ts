/** The picture for links that lies beside a product's first one; of others there is none. */
export function shareImage(url: string | null): string | null {
  const stem = /^(\/products\/[\w-]+)-800\.webp$/.exec(url ?? '')?.[1]
  return stem === undefined || stem.endsWith('-detalle') ? null : `${stem}-share.jpg`
}
