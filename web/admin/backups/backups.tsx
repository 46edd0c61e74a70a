import { useState } from 'react'
import { data } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { FormButton, PanelForm } from '#design/forms/panel-form.tsx'
import { Notice } from '#design/notice.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { hourMs } from '#kernel/time.ts'
import { lastBackups } from '#shop/backups/backups.service.server.ts'
import { askForBackup, isBackupAsked } from '#shop/backups/requests.service.server.ts'
import {
  askForDownload,
  storedBackups,
  verifyBackup,
} from '#shop/backups/stored-backups.service.server.ts'
import { BackupsList } from '#shop/backups/ui/backups-list.tsx'
import { useBackupMessages } from '#shop/backups/ui/use-messages.ts'
import { mayPress } from '#shop/permissions/panel-access.rules.ts'
import { messagesIn, privatePage } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { useStaff } from '../frame/staff-context.ts'
import type { Route } from './+types/backups'
import { useRenewal } from './use-renewal.ts'

const path = '/admin/copias'
const maxShown = 30

/** A run that began longer ago ended with its process. */
const maxRunMs = hourMs

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const here = storedBackups(ctx)
  const runs = await lastBackups(ctx, maxShown)
  const isRunning = runs.some(
    ({ endedAt, startedAt }) =>
      endedAt === null && ctx.now.getTime() - startedAt.getTime() < maxRunMs,
  )
  return {
    isMaking: isRunning || (await isBackupAsked(ctx)),
    backups: runs.map((run) => ({ ...run, isHere: here.includes(run.name) })),
    ...privatePage(ctx.locale, path, 'backups'),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { backups: messages } = messagesIn(ctx.locale)
  const posted = await postedFields(request)
  const answered = (notice: string | null, status = 200, file: string | null = null) =>
    data({ notice, isBad: status !== 200, file }, { status })
  const named = String(posted.name ?? '')
  if (posted.intent === 'make') {
    await askForBackup(ctx)
    return answered(null)
  }
  if (posted.intent === 'download') {
    const file = await askForDownload(ctx, named)
    return file ? answered(null, 200, file) : answered(messages.gone, 404)
  }
  if (posted.intent !== 'verify') return answered(messages.notUnderstood, 400)
  const found = await verifyBackup(ctx, named)
  if (!found) return answered(messages.gone, 404)
  const { name, isWhole } = found
  const counts = {
    rows: formatNumber(ctx.locale, found.rows),
    files: formatNumber(ctx.locale, found.files),
  }
  const text = isWhole ? messages.whole : messages.damaged
  return data({
    notice: format(text, { name, ...counts }),
    isBad: !isWhole,
    file: null,
  })
}

interface MakingProps {
  readonly isMaking: boolean
  readonly last: { readonly problem: string } | undefined
}

/** How the backup that was asked for stands; the page renews itself, and by a link without scripts. */
function Making({ isMaking, last }: MakingProps) {
  const messages = useBackupMessages()
  const [wasMaking, setWasMaking] = useState(isMaking)
  if (isMaking && !wasMaking) setWasMaking(true)
  if (isMaking)
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Notice text={messages.asked} />
        <TextLink to={path}>{messages.refresh}</TextLink>
      </div>
    )
  if (!wasMaking) return null
  const hasFailed = last === undefined || last.problem !== ''
  return <Notice text={hasFailed ? messages.notMade : messages.made} isBad={hasFailed} />
}

const commands = 'tar -xf ARCHIVO.tar; npm run restore CARPETA'

/** What an owner needs to know, with the commands folded. */
function Restoring() {
  const messages = useBackupMessages()
  return (
    <div className="measure text-soft-ink text-sm">
      <p>{messages.restore}</p>
      <details>
        <summary className="min-h-9 cursor-pointer py-1.5">{messages.restoreDetails}</summary>
        <p>{format(messages.restoreSteps, { commands })}</p>
      </details>
    </div>
  )
}

/** The browser saves the file by itself; the link is there if it does not. */
function Ready({ file }: { file: string }) {
  const messages = useBackupMessages()
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <meta httpEquiv="refresh" content={`0;url=${file}`} />
      <p>{messages.ready}</p>
      <ButtonLink look="sun" to={file} reloadDocument>
        {messages.download}
      </ButtonLink>
    </div>
  )
}

export default function BackupsPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useBackupMessages()
  const { backups, isMaking } = loaderData
  const mayDownload = mayPress(useStaff(), path, 'download')
  useRenewal(isMaking)
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <Notice text={actionData?.notice} isBad={actionData?.isBad ?? false} />
      {actionData?.file && <Ready file={actionData.file} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <PanelForm countsWork={false}>
          <input type="hidden" name="intent" value="make" />
          <FormButton look="sun">{messages.make}</FormButton>
        </PanelForm>
        <TextLink to="/admin/conexiones">{messages.settings}</TextLink>
      </div>
      <Making isMaking={isMaking} last={backups[0]} />
      <BackupsList backups={backups} mayDownload={mayDownload} />
      {!mayDownload && <p className="text-soft-ink text-sm">{messages.onlyOwners}</p>}
      <Restoring />
    </AdminPage>
  )
}
