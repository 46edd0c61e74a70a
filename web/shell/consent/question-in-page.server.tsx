import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { LanguageProvider } from '#design/messages-context.tsx'
import { byLocale, type Locale } from '#kernel/locale.ts'
import { ConsentBanner } from '#shop/consent/ui/consent-banner.tsx'
import { sharedMessagesIn } from '../request/messages.server.ts'
import { earlyQuestion } from './early-question.ts'

const nothing = () => {}

/** The banner as the scripts would draw it. */
const drawn = (locale: Locale, opensKinds: boolean): string =>
  renderToStaticMarkup(
    <LanguageProvider locale={locale} dictionary={sharedMessagesIn(locale)}>
      <StaticRouter location="/">
        <ConsentBanner
          answered={null}
          onAnswer={nothing}
          onLeave={nothing}
          opensKinds={opensKinds}
        />
      </StaticRouter>
    </LanguageProvider>,
    { identifierPrefix: opensKinds ? 'kinds' : 'cookies' },
  )

const questions = byLocale((locale) => drawn(locale, false) + drawn(locale, true))

/** The question about cookies, which stands in the same page for everybody and is shown to who has not answered it. */
export const questionInPage = (locale: Locale): string =>
  `<template id="${earlyQuestion.template}">${questions[locale]}</template>`
