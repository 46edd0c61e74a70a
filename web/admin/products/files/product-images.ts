import { redirect } from 'react-router'
import { readImageForm } from '#shop/catalogue/images/image-form.input.ts'
import { addImages, cropImage, moveImage } from '#shop/catalogue/images/images.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/product-images'

const formAt = (id: string, query = '') => redirect(`/admin/products/${id}${query}#fotos`, 303)

/** Only forms post here; a GET request is redirected to the product. */
export function loader({ params }: Route.LoaderArgs) {
  return formAt(params.id)
}

const sentIn = (form: FormData): Promise<Buffer[]> =>
  Promise.all(
    form
      .getAll('files')
      .filter((file) => file instanceof File && file.size > 0)
      .map(async (file) => Buffer.from(await (file as File).arrayBuffer())),
  )

/** Photos are added, sorted, cropped and removed. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const form = await request.formData().catch(() => new FormData())
  const { intent, picture: image, pictures: images, crop } = readImageForm(Object.fromEntries(form))
  const seen = { id: params.id, pictures: images }
  const done =
    intent === 'add'
      ? await addImages(ctx, seen, await sentIn(form))
      : intent === 'crop'
        ? await cropImage(ctx, seen, image, crop)
        : await moveImage(ctx, seen, image, intent)
  return formAt(params.id, done.ok ? '?guardado=1' : `?foto=${done.code}`)
}
