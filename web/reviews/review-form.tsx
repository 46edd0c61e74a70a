import { Button } from '#design/button.tsx'
import { FileForm } from '#design/forms/file-form.tsx'
import { ImageField } from '#design/forms/images/image-field.tsx'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { LabelledSelect } from '#design/forms/labelled-select.tsx'
import { LongField } from '#design/forms/textarea-field.tsx'
import { Notice } from '#design/notice.tsx'
import { format } from '#kernel/messages.ts'
import type { ReviewInput } from '#shop/reviews/review.input.ts'
import { maxReviewLength, ratings } from '#shop/reviews/review.rules.ts'
import { useReviewMessages } from '#shop/reviews/ui/use-messages.ts'
import type { ReviewProblems } from './write-review.server.ts'

interface ReviewFormProps {
  readonly product: { readonly id: string; readonly name: string }
  readonly address: string
  /** The recipient's first names. */
  readonly author: string
  /** The connection was lost as it was sent. */
  readonly isLost: boolean
  readonly result:
    | {
        readonly input: ReviewInput
        readonly problems: ReviewProblems
        readonly isFileLost: boolean
      }
    | undefined
}

/** What the recipient writes about one product; without scripts its photos are sent as they are. */
export function ReviewForm({ product, address, author, result, isLost }: ReviewFormProps) {
  const messages = useReviewMessages()
  const problemOf = (field: keyof ReviewProblems): string | undefined => {
    const code = result?.problems[field]
    if (code === 'tooMany') return messages.tooMany
    return code && messages.problems[code]
  }
  return (
    <FileForm action={address} className="grid gap-5">
      <h2 className="font-bold text-xl">{format(messages.about, { name: product.name })}</h2>
      <Notice isBad text={problemOf('form')} />
      <input type="hidden" name="product" value={product.id} />
      <LabelledSelect
        label={messages.rating}
        name="rating"
        value={result?.input.rating}
        refused={problemOf('rating')}
        choices={[
          ['', messages.ratings.none],
          ...ratings.map((rating) => [String(rating), messages.ratings[`r${rating}`]] as const),
        ]}
      />
      <LongField
        label={messages.body}
        hint={messages.bodyHint}
        refused={problemOf('body')}
        name="body"
        rows={5}
        maxLength={maxReviewLength}
        defaultValue={result?.input.body}
      />
      <LabelledField
        label={messages.author}
        refused={problemOf('author')}
        name="author"
        maxLength={60}
        defaultValue={result?.input.author ?? author}
        autoComplete="given-name"
      />
      <ImageField
        label={messages.files}
        hint={messages.filesHint}
        shrunk={(size) => format(messages.small, { size })}
        refused={problemOf('files')}
        lost={result?.isFileLost ? messages.chooseAgain : undefined}
        name="files"
        multiple
      />
      <Notice isBad text={isLost && messages.lost} />
      <Button type="submit" look="sun" className="justify-self-start">
        {messages.send}
      </Button>
    </FileForm>
  )
}
