/** The link preview beside a product's first image; null for uploaded images. */
export function shareImage(url: string | null): string | null {
  const stem = /^(\/products\/[\w/-]+)-800\.webp$/.exec(url ?? '')?.[1]
  return stem === undefined || stem.endsWith('-detalle') ? null : `${stem}-share.jpg`
}
