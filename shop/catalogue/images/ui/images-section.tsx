import { Button } from '#design/button.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import { useProductFormMessages } from '../../ui/use-messages.ts'
import { type Move, maxImages } from '../image-file.rules.ts'
import { CropForm } from './crop-form.tsx'
import { Image } from './image.tsx'

interface ImagesSectionProps {
  readonly id: string
  readonly pictures: readonly string[]
  readonly problem?: string | undefined
}

function movesAt(index: number, count: number): readonly Exclude<Move, 'first'>[] {
  const earlier = index > 0 ? (['earlier'] as const) : []
  const later = index < count - 1 ? (['later'] as const) : []
  return [...earlier, ...later, 'remove']
}

interface OneImageProps {
  readonly action: string
  readonly pictures: readonly string[]
  readonly index: number
}

function OneImage({ action, pictures: images, index }: OneImageProps) {
  const messages = useProductFormMessages().pictures
  const image = images[index] ?? ''
  const seen = images.join('\n')
  const name = index === 0 ? messages.first : format(messages.number, { number: index + 1 })
  return (
    <li className="grid content-start gap-2">
      <Image
        url={image}
        alt={name}
        sizes="160px"
        className="aspect-square h-auto w-full rounded-field bg-on-night object-contain"
      />
      <p className="font-semibold text-sm">{name}</p>
      <PanelForm navigate={false} action={action} className="flex flex-wrap gap-1">
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="picture" value={image} />
        {movesAt(index, images.length).map((move) => (
          <Button
            key={move}
            type="submit"
            name="intent"
            value={move}
            aria-label={`${messages[move]}: ${name}`}
            className="px-2 text-sm"
          >
            {messages[move]}
          </Button>
        ))}
      </PanelForm>
      <CropForm key={image} {...{ action, seen, picture: image }} />
    </li>
  )
}

/** The images of a product in order, each with its own form. */
export function ImagesSection({ id, pictures: images, problem }: ImagesSectionProps) {
  const messages = useProductFormMessages().pictures
  const action = `/admin/products/${id}/fotos`
  return (
    <section
      id="fotos"
      className="grid scroll-mt-20 content-start gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h2 className="font-bold text-lg">{messages.title}</h2>
      {images.length === 0 && <p className="text-soft-ink text-sm">{messages.none}</p>}
      <ul className="grid grid-cols-2 gap-4">
        {images.map((image, index) => (
          <OneImage key={image} {...{ action, pictures: images, index }} />
        ))}
      </ul>
      {images.length < maxImages && (
        <PanelForm
          navigate={false}
          problem={problem}
          noValidate
          action={action}
          encType="multipart/form-data"
          className="grid justify-items-start gap-2"
        >
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="seen" value={images.join('\n')} />
          <LabelledField
            label={messages.add}
            hint={messages.file}
            problem={problem}
            type="file"
            name="files"
            data-max-mb={10}
            multiple
            required
            accept="image/jpeg,image/png,image/webp"
            className="py-2"
          />
          <FormButton>{messages.upload}</FormButton>
        </PanelForm>
      )}
      <Notice isBad text={images.length < maxImages ? null : problem} />
    </section>
  )
}
