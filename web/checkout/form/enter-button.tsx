interface EnterButtonProps {
  readonly label: string
  /** The form, where other buttons of it stand before it in the page. */
  readonly form?: string
}

/** Enter in a field presses the first button of its form in the page, wherever it stands: this one goes on. */
export const EnterButton = ({ label, form }: EnterButtonProps) => (
  <button type="submit" form={form} tabIndex={-1} aria-hidden="true" className="sr-only">
    {label}
  </button>
)
