import { readStored } from '#web/shell/request/browser-storage.ts'

export const transcriptKey = 'assistantTranscript'

/** Whether a question is queued, without parsing the transcript. */
export const hasQueued = (): boolean =>
  (readStored(transcriptKey) ?? '').includes('"state":"queued"')
