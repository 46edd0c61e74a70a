import type { WorkerSays } from '../offline-pages.rules.ts'

/** The types of a service worker's scope; TypeScript's libraries of worker and page exclude each other. */
export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LifeEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

export interface WorkerMessage extends LifeEvent {
  readonly data: unknown
}

interface WorkerEvents {
  install: LifeEvent
  activate: LifeEvent
  fetch: FetchEvent
  message: WorkerMessage
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly { postMessage(message: WorkerSays): void }[]>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void
}

export const worker = globalThis as unknown as WorkerScope
