import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { resetPasswordForm } from '#shop/accounts/recovery/recovery.input.ts'
import {
  openRecovery,
  resetAccess,
  resetPassword,
} from '#shop/accounts/recovery/recovery.service.server.ts'
import { accessAfter, type Problem } from '#shop/accounts/sign-in/account-form.rules.ts'
import { readForm } from '#shop/accounts/sign-in/form-data.input.ts'
import { signOut } from '#shop/accounts/sign-in/sign-in.service.server.ts'
import { AccountFrame } from '#shop/accounts/ui/account-frame.tsx'
import { ResetDone, ResetForm, ResetLinkInvalid } from '#shop/accounts/ui/recovery/reset-form.tsx'
import { useAccountMessages } from '#shop/accounts/ui/use-messages.ts'
import { announceRecovery } from '#web/session/session-channel.ts'
import { cookieHeaders } from '#web/shell/notices/flash.server.ts'
import { useFailureToast } from '#web/shell/notices/use-failure-toast.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/reset'
import { failed, invalid } from './account-responses.server.ts'
import { type AccountResult, orFailure } from './account-result.ts'

/** Stores the secret of the link in a cookie and redirects to a URL without it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).accounts.reset
  const page = privatePageTitled(ctx.locale, '/reset-password', title, 'accounts')
  const token = new URL(request.url).searchParams.get('token')
  if (token === null) return { ...page, access: await resetAccess(ctx) }
  const opened = await openRecovery(ctx, token)
  if (!opened.ok) return { ...page, access: null }
  throw redirect('/reset-password', { headers: cookieHeaders(opened.value.cookies) })
}

const besideField: Readonly<Record<string, Problem>> = {
  password_too_common: { field: 'password', code: 'password_common' },
  wrong_password: { field: 'current', code: 'current_wrong' },
}

/** The new password ends every session of the account, this browser's too. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const form = resetPasswordForm(await resetAccess(ctx))
  const read = readForm(form, await postedFields(request))
  if (!read.ok) return invalid(read.problems)
  const saved = await resetPassword(ctx, read.fields)
  if (!saved.ok) {
    const problem = besideField[saved.code]
    return problem ? invalid([problem]) : failed(saved)
  }
  const cookies = [...saved.value.cookies, ...(ctx.user ? await signOut(ctx) : [])]
  return data<AccountResult>({ isDone: true }, { headers: cookieHeaders(cookies) })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orFailure(serverAction)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export default function ResetPage({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useAccountMessages().reset
  useFailureToast(actionData)
  const access = accessAfter(loaderData.access, actionData?.failure)
  const isRecovery = access === 'link'
  useEffect(() => {
    if (isRecovery) announceRecovery()
  }, [isRecovery])
  const isOpen = access !== null || actionData?.isDone
  return (
    <AccountFrame
      title={isOpen ? messages.title : messages.invalidTitle}
      text={
        isOpen ? (access === 'session' ? messages.textSession : messages.text) : messages.invalid
      }
    >
      {actionData?.isDone && <ResetDone />}
      {!actionData?.isDone &&
        (access ? <ResetForm result={actionData} access={access} /> : <ResetLinkInvalid />)}
    </AccountFrame>
  )
}
