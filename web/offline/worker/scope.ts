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

export interface PushEvent extends LifeEvent {
  readonly data: { text(): string } | null
}

export interface NotificationEvent extends LifeEvent {
  readonly notification: Notification
}

interface OpenPage {
  readonly url: string
  postMessage(message: WorkerSays): void
  focus?(): Promise<unknown>
}

interface WorkerEvents {
  push: PushEvent
  notificationclick: NotificationEvent
  install: LifeEvent
  activate: LifeEvent
  fetch: FetchEvent
  message: WorkerMessage
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void
}

export const worker = globalThis as unknown as WorkerScope
