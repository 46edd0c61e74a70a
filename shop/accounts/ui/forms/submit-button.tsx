import { Button } from '#design/button.tsx'

interface SubmitButtonProps {
  readonly label: string
  readonly sending: string
  readonly isSending: boolean
  readonly isDisabled?: boolean
}

/** The form's submit button; disabled and labelled as pending while it is sent. */
export function SubmitButton({ label, sending, isSending, isDisabled = false }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      look="sun"
      disabled={isSending || isDisabled}
      aria-busy={isSending}
      className="min-h-12 w-full"
    >
      {isSending ? sending : label}
    </Button>
  )
}
