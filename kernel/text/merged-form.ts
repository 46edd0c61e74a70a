export type FormValues = Readonly<Record<string, string>>

/** Browsers send CRLF line ends, and what is stored is trimmed. */
const plain = (text: unknown) =>
  typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : ''

function readSeen(input: unknown): FormValues | null {
  try {
    const read: unknown = JSON.parse(String(input))
    return typeof read === 'object' && read !== null ? (read as FormValues) : null
  } catch {
    return null
  }
}

export interface MergedForm {
  /** What was changed in the form, over what is stored now. */
  readonly entered: FormValues
  /** What is stored of the fields that somebody else changed too, to something else. */
  readonly crossed: FormValues
}

/**
 * A form holds more than one changes in it: only that is laid over what is stored now. `posted.seen` is what it showed;
 * a request without it means every field of it.
 */
export function mergeForm(
  posted: Readonly<Record<string, unknown>>,
  stored: FormValues,
): MergedForm {
  const seen = readSeen(posted.seen)
  const entered: Record<string, string> = {}
  const crossed: Record<string, string> = {}
  for (const [name, now] of Object.entries(stored)) {
    const [from, to] = [plain(seen ? seen[name] : now), plain(posted[name])]
    const isChanged = seen === null || to !== from
    entered[name] = isChanged ? to : now
    if (isChanged && plain(now) !== from && plain(now) !== to) crossed[name] = now
  }
  return { entered, crossed }
}
