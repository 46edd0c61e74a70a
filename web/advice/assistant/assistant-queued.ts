import { readStored } from '#web/shell/request/browser-storage.ts'

export const transcriptKey = 'assistantTranscript'

/** Whether something waits to be asked, without reading all of it. */
export const hasQueued = (): boolean =>
  (readStored(transcriptKey) ?? '').includes('"state":"queued"')
