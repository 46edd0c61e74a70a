import { Button } from '#design/button.tsx'

interface SubmitButtonProps {
  readonly label: string
  readonly sending: string
  readonly isSending: boolean
  readonly isDisabled?: boolean
}

/** The one next step of a form; while it is sent it says so and cannot be pressed again. */
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
