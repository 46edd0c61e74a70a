import { type FormEvent, useState } from 'react'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { useProductFormMessages } from '../../ui/use-messages.ts'
import {
  type Crop,
  cropWithin,
  imageUrl,
  stemOf,
  uploadedAt,
  wholeImage,
} from '../image-file.rules.ts'

interface CropFormProps {
  readonly action: string
  readonly seen: string
  readonly picture: string
}

const cropIn = (form: FormData): Crop =>
  cropWithin({
    left: Number(form.get('left')),
    top: Number(form.get('top')),
    size: Number(form.get('size')),
  })

/** A square crop of the original, chosen by three sliders and previewed. */
export function CropForm({ action, seen, picture: imageFile }: CropFormProps) {
  const messages = useProductFormMessages().pictures
  const uploaded = uploadedAt(imageFile)
  const [crop, setCrop] = useState(uploaded?.crop ?? wholeImage)
  if (!uploaded) return null
  const whole = imageUrl(stemOf(uploaded.original, wholeImage))
  const moved = (event: FormEvent<HTMLFormElement>) =>
    setCrop(cropIn(new FormData(event.currentTarget)))
  return (
    <details className="text-sm">
      <summary className="opens min-h-11">{messages.crop}</summary>
      <PanelForm navigate={false} action={action} onInput={moved} className="grid gap-2">
        <input type="hidden" name="intent" value="crop" />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="picture" value={imageFile} />
        <svg viewBox="0 0 100 100" className="w-full rounded-field" aria-hidden="true">
          <image href={whole} width="100" height="100" />
          <path
            d={`M0 0H100V100H0z M${crop.left} ${crop.top}v${crop.size}h${crop.size}v${-crop.size}z`}
            fill="#000"
            fillOpacity="0.6"
          />
        </svg>
        {(['left', 'top', 'size'] as const).map((name) => (
          <label key={name} className="grid">
            {messages[name]}
            <input
              type="range"
              name={name}
              min={name === 'size' ? 10 : 0}
              max={name === 'size' ? 100 : 90}
              defaultValue={uploaded.crop[name]}
              className="min-h-9"
            />
          </label>
        ))}
        <p className="text-soft-ink">{messages.cropHint}</p>
        <FormButton>{messages.apply}</FormButton>
      </PanelForm>
    </details>
  )
}
