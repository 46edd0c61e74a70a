import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { LanguageProvider } from '#design/messages-context.tsx'
import { byLocale, type Locale } from '#kernel/locale.ts'
import { ConsentBanner } from '#shop/consent/ui/consent-banner.tsx'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import { earlyOffer } from '#web/cart/coupon/early-offer.ts'
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

/**
 * The question about cookies, which stands in the same page for everybody and is shown to who has not answered it; and whether
 * the shop offers its coupon.
 */
export const questionInPage = (locale: Locale, { popup, maintenance }: ShopFacts): string => {
  const mark = popup.isOn && !maintenance ? ` ${earlyOffer.mark}` : ''
  return `<template id="${earlyQuestion.template}"${mark}>${questions[locale]}</template>`
}
