import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { LabelledField } from '../labelled-field.tsx'
import { shrinkImage } from './shrink-image.ts'

interface ImageFieldProps extends Omit<ComponentProps<typeof LabelledField>, 'type' | 'onChange'> {
  /** That the file has to be chosen again, for a page that came anew; while one is chosen it is not said. */
  readonly lost?: string | undefined
  /** What replaces the hint once the images were shrunk, by their size in kB. */
  readonly shrunk: (size: number) => string
}

/** Replaces the chosen images with smaller ones before upload. */
function useSmallImages() {
  const [size, setSize] = useState<number | null>(null)
  const [isChosen, setChosen] = useState(false)
  const onChange = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(field.files ?? [])]
    setSize(null)
    setChosen(chosen.length > 0)
    const small = await Promise.all(chosen.map(shrinkImage))
    const isSame = chosen.every((file, at) => field.files?.[at] === file)
    if (chosen.length === 0 || !isSame || field.files?.length !== chosen.length) return
    const files = new DataTransfer()
    for (const file of small) files.items.add(file)
    field.files = files.files
    setSize(Math.ceil(small.reduce((sum, file) => sum + file.size, 0) / 1000))
  }
  return { size, isChosen, onChange }
}

/** A field for photos, which are shrunk in the browser; without scripts they are sent as they are. */
export function ImageField({ shrunk, hint, lost, refused, ...field }: ImageFieldProps) {
  const { size, isChosen, onChange } = useSmallImages()
  return (
    <LabelledField
      {...field}
      refused={refused ?? (isChosen ? undefined : lost)}
      hint={size === null ? hint : shrunk(size)}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      onChange={(event) => void onChange(event)}
      className="py-2"
    />
  )
}
