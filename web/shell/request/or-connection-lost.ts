import { data, isRouteErrorResponse } from 'react-router'

/** The server's response to a form with files, or a lost connection in its place: the form stays as it is. */
export async function formOrConnectionLost<Answer>(ask: () => Promise<Answer>) {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return data({ isLost: true as const }, { status: 400 })
  }
}

interface Lost {
  readonly isLost: true
}

/** What the server refused, and whether the form never reached it. */
export function sentResult<Answer extends object>(answer: Answer | undefined) {
  const isLost = answer !== undefined && 'isLost' in answer
  const refused = isLost ? undefined : (answer as Exclude<Answer, Lost> | undefined)
  return { isLost, refused }
}
